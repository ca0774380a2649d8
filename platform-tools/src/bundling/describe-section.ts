// Writes the release file of a section's build: run in the section's folder after its bundler.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT, type ReleaseFile } from '@cursiv/shared-platform';
import { firstViewOf } from './first-view/first-view.ts';
import { readManifest } from './first-view/read-manifest.ts';
import { integrityOf } from './integrity/integrity.ts';
import { declaredIn } from './provided/declared-in.ts';
import { usedInText } from './provided/names-in-text.ts';
import { providedPackages } from './provided/provided-packages.ts';
import { USED_NAMES } from './provided/used-names.ts';

const folder = process.cwd();
const section = path.basename(folder).replaceAll('-', '_');
const build = path.join(folder, 'build');

const { pages, routes, menu } = await declaredIn(folder);
const manifest = readManifest(readFileSync(path.join(build, 'mf-manifest.json'), 'utf8'), section);

/** What the section uses, as its build noted; else as its code names it. */
function requirements(): ReleaseFile['requires'] {
  const file = path.join(build, USED_NAMES);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const scripts = globSync('**/*.js', { cwd: build }).map((script) => readFileSync(path.join(build, script), 'utf8'));
  return usedInText(scripts.join('\n'), providedPackages());
}
const requires = requirements();

// The release file carries the manifest and the used names; build statistics name source files and are of no use at run time.
for (const file of ['mf-manifest.json', 'mf-stats.json', USED_NAMES, 'release.json']) {
  rmSync(path.join(build, file), { force: true });
}
const firstView = firstViewOf(pages, build, manifest);
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
  menu,
  manifest,
  integrity: Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(path.join(build, file)))])),
  ...(firstView && { firstView }),
};
writeFileSync(path.join(build, 'release.json'), JSON.stringify(release));
