import type { Container, SectionModule } from '@cursiv/shared-platform';
import { isOnThisMachine } from '../../development/overrides.ts';
import type { Release } from '../finding/fetch-release.ts';
import { shareScope } from '../offer/share-scope.ts';
import { LoadFailure, loadScript } from './load-script.ts';

/** Code that is worked on changes under its release; that is a matter of development builds and this machine alone. */
const isSource = ({ channel, baseUrl }: Release) =>
  process.env.NODE_ENV === 'development' && channel === 'override' && isOnThisMachine(baseUrl);

/** The hash of a release's file; undefined for source. A file without one cannot be had: throws LoadFailure. */
function hashOf(release: Release, file: string): string | undefined {
  const hash = release.file.integrity[file];
  if (hash || isSource(release)) return hash;
  throw new LoadFailure(release.baseUrl + file);
}

const containerOf = (section: string) => (globalThis as { [name: string]: unknown })[section] as Container | undefined;

/**
 * Runs the entry of a section, gives it the shell's packages and takes the module that it exposes. Rejects with a load failure
 * when a file cannot be had; once the entry runs, only the rest is asked for again.
 */
export async function loadContainer(release: Release): Promise<SectionModule> {
  const { section, manifest, integrity } = release.file;
  if (!containerOf(section)) {
    const entry = manifest.metaData.remoteEntry.name;
    const hash = hashOf(release, entry);
    await loadScript(release.baseUrl + entry, hash);
  }
  const container = containerOf(section);
  if (!container) throw new Error(`no entry of ${section}`);
  // The stock runtime adds what a section shares by itself, which is no other section's business.
  await container.init({ ...shareScope }, [], { integrity });
  const exposed = await container.get('./section');
  return (exposed() as { section: SectionModule }).section;
}
