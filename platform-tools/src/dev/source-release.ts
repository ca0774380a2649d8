import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT, type PointerFile, type ReleaseFile } from '@cursiv/shared-platform';
import { readManifest } from '../bundling/first-view/read-manifest.ts';
import { integrityOf } from '../bundling/integrity/integrity.ts';
import { declaredIn } from '../bundling/provided/declared-in.ts';

/** Id of every build from source, because it changes while it runs. */
export const SOURCE_BUILD = 'dev';

/** What the bundler has written about a section, as texts: its federation manifest, and what it uses of the provided packages. */
interface Built {
  manifest: string;
  usedNames: string;
}

/** The release file of a section as its source is now. */
export async function sourceRelease(folder: string, section: string, built: Built): Promise<string> {
  // Node caches a module by its address, so a changed file needs another one.
  const files = ['pages.ts', 'menu.ts']
    .map((file) => path.join(folder, 'src', file))
    .filter((file) => existsSync(file));
  const version = encodeURIComponent(integrityOf(Buffer.concat(files.map((file) => readFileSync(file)))));
  const { routes, menu } = await declaredIn(folder, version);
  const release: ReleaseFile = {
    schema: 1,
    section,
    buildId: SOURCE_BUILD,
    builtAt: '',
    contract: CONTRACT,
    requires: JSON.parse(built.usedNames) as ReleaseFile['requires'],
    routes,
    menu,
    manifest: readManifest(built.manifest, section),
    integrity: {},
  };
  return JSON.stringify(release);
}

/** The pointer to a release from source. */
export function sourcePointer(section: string, release: string): string {
  const stable = { buildId: SOURCE_BUILD, integrity: integrityOf(Buffer.from(release)) };
  return JSON.stringify({ schema: 1, section, revision: 1, stable, previous: [] } satisfies PointerFile);
}
