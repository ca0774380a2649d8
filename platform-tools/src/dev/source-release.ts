import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CONTRACT,
  type PointerFile,
  type ReleaseFile,
  type RouteDeclaration,
  type SectionId,
} from '@cursiv/shared-platform';
import { integrityOf } from '../bundling/integrity.ts';
import { readManifest } from '../bundling/read-manifest.ts';

/** Id of every build from source, because it changes while it runs. */
export const SOURCE_BUILD = 'dev';

/** What the bundler has written about a section, as texts: its federation manifest, and what it uses of the provided packages. */
interface Built {
  manifest: string;
  usedNames: string;
}

/** The release file of a section as its source is now. */
export async function sourceRelease(folder: string, section: SectionId, built: Built): Promise<string> {
  const routesFile = path.join(folder, 'src/routes.ts');
  // Node caches a module by its address, so a changed file needs another one.
  const version = encodeURIComponent(integrityOf(readFileSync(routesFile)));
  const { routes } = (await import(`${routesFile}?${version}`)) as { routes: RouteDeclaration[] };
  const release: ReleaseFile = {
    schema: 1,
    section,
    buildId: SOURCE_BUILD,
    builtAt: '',
    contract: CONTRACT,
    requires: JSON.parse(built.usedNames) as ReleaseFile['requires'],
    routes,
    manifest: readManifest(built.manifest, section),
    integrity: {},
  };
  return JSON.stringify(release);
}

/** The pointer to a release from source. */
export function sourcePointer(section: SectionId, release: string): string {
  const stable = { buildId: SOURCE_BUILD, integrity: integrityOf(Buffer.from(release)) };
  return JSON.stringify({ schema: 1, section, revision: 1, stable, previous: [] } satisfies PointerFile);
}
