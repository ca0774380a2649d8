// Writes the release file of a section's build: run in the section's folder after its bundler.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT, type ReleaseFile, type RouteDeclaration, type SectionId } from '@cursiv/shared-platform';
import { firstViewOf } from './first-view.ts';
import { integrityOf } from './integrity.ts';
import { readManifest } from './read-manifest.ts';
import { USED_NAMES } from './used-names.ts';

const folder = process.cwd();
const section = path.basename(folder).replace('-', '_') as SectionId;
const build = path.join(folder, 'build');

const { routes } = (await import(path.join(folder, 'src/routes.ts'))) as { routes: RouteDeclaration[] };
const manifest = readManifest(readFileSync(path.join(build, 'mf-manifest.json'), 'utf8'), section);
const requires = JSON.parse(readFileSync(path.join(build, USED_NAMES), 'utf8')) as ReleaseFile['requires'];

// The release file carries the manifest and the used names; build statistics name source files and are of no use at run time.
for (const file of ['mf-manifest.json', 'mf-stats.json', USED_NAMES, 'release.json']) {
  rmSync(path.join(build, file), { force: true });
}
const firstView = await firstViewOf(folder, build, manifest);
const files = globSync('**/*', { cwd: build, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  .sort();

const release: ReleaseFile = {
  schema: 1,
  section,
  buildId: process.env.TURBO_HASH ?? 'dev',
  builtAt: new Date().toISOString(),
  contract: CONTRACT,
  requires,
  routes,
  manifest,
  integrity: Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(path.join(build, file)))])),
  firstView,
};
writeFileSync(path.join(build, 'release.json'), JSON.stringify(release));
