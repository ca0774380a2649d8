import type { SectionModule, ShellServer } from '@cursiv/shared-platform';
import { evaluate } from './evaluate.ts';
import type { LiveRelease, LiveSite } from './live-site.ts';
import { fetchVerified } from './site-files.ts';

/** The code that renders pages of one build of a section in one build of the shell. */
export interface ServerCode {
  shell: ShellServer;
  section: SectionModule;
}

/** Pairs of builds kept at most: the live one, and the one before while a deploy settles. */
const MAX_PAIRS = 2;
const pairs = new Map<string, Promise<ServerCode>>();

/**
 * The code for the server of the live shell and a section's release, fetched and evaluated once. Every pair has a shell of its
 * own, so that nothing of one build is left for another. Rejects when it cannot be had or does not fit together.
 */
export function serverCode(site: LiveSite, release: LiveRelease, server: string) {
  const key = `${site.shell.id} ${release.integrity}`;
  const known = pairs.get(key);
  if (known) return known;
  const loaded = load(site, release, server);
  pairs.set(key, loaded);
  for (const old of [...pairs.keys()].slice(0, -MAX_PAIRS)) pairs.delete(old);
  loaded.catch(() => pairs.delete(key));
  return loaded;
}

async function load(
  { origin, shell }: LiveSite,
  { file: { section, buildId, integrity }, baseUrl }: LiveRelease,
  server: string,
): Promise<ServerCode> {
  const [shellCode, sectionCode] = await Promise.all([
    fetchVerified(`${origin}/${shell.server.file}`, shell.server.integrity),
    fetchVerified(baseUrl + server, integrity[server]),
  ]);
  const host = evaluate(shellCode, `shell ${shell.id}`, {}) as ShellServer;
  const module = evaluate(sectionCode, `${section} ${buildId}`, host.provided) as { section?: SectionModule };
  if (module.section?.id !== section || module.section.buildId !== buildId) {
    throw new Error(`the server code of ${section} ${buildId} is that of ${module.section?.buildId}`);
  }
  return { shell: host, section: module.section };
}
