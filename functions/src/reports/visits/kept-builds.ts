import { keptReleases, parsePointer, parseRegistry } from '@cursiv/shared-platform';
import { remembered } from '../../site/remembered.ts';
import { fetchJson } from '../../site/site-files.ts';

/** How long the releases of a site are taken to be the same, in milliseconds. */
const FRESH_MS = 60_000;

async function askBuilds(origin: string): Promise<ReadonlySet<string>> {
  const { sections } = parseRegistry(await fetchJson(`${origin}/platform/registry.json`));
  const builds = Object.entries(sections).map(async ([section, { origin: from, pin }]) => {
    const asked = fetchJson(`${from}/current.json`).then((file) => keptReleases(parsePointer(file, section)));
    // A site that does not answer hides no other section's visits.
    const kept = await asked.catch(() => []);
    return [...(pin ? [pin] : []), ...kept].map(({ buildId }) => `${section} ${buildId}`);
  });
  return new Set((await Promise.all(builds)).flat());
}

/**
 * The releases that a site has, as `section build`: what else visits name is made up. Rejects when the site does not answer and never did.
 */
export const keptBuilds = (origin: string): (() => Promise<ReadonlySet<string>>) =>
  remembered(() => askBuilds(origin), FRESH_MS);
