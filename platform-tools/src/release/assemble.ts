// Turns a section's build into a release: run in the section's folder after its bundler.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CONTRACT,
  type PointerFile,
  type ReleaseFile,
  type RouteDeclaration,
  type SectionId,
} from '@cursiv/shared-platform';
import { requirements } from '../../../rspack.shared.ts';

const folder = process.cwd();
const section = path.basename(folder).replace('-', '_') as SectionId;
const buildId = process.env.TURBO_HASH ?? 'dev';
const release = path.join(folder, 'dist/r', buildId);

const { routes } = (await import(path.join(folder, 'src/routes.ts'))) as { routes: RouteDeclaration[] };
const manifest = JSON.parse(readFileSync(path.join(release, 'mf-manifest.json'), 'utf8')) as ReleaseFile['manifest'] & {
  remotes: unknown[];
};
if (manifest.remotes.length > 0) throw new Error(`${section} loads another section; sections only meet in the shell`);

/** Build statistics name source files and are of no use at run time. */
rmSync(path.join(release, 'mf-stats.json'), { force: true });

const hashed = globSync('**/*.{js,css}', { cwd: release });
const integrity = Object.fromEntries(
  hashed.map((file) => [
    file,
    `sha384-${createHash('sha384')
      .update(readFileSync(path.join(release, file)))
      .digest('base64')}`,
  ]),
);

const releaseFile: ReleaseFile = {
  schema: 1,
  section,
  buildId,
  contract: CONTRACT,
  requires: requirements(),
  routes,
  manifest,
  integrity,
};
const pointer: PointerFile = { schema: 1, section, revision: 1, stable: { buildId } };
writeFileSync(path.join(release, 'release.json'), JSON.stringify(releaseFile));
writeFileSync(path.join(folder, 'dist/current.json'), JSON.stringify(pointer));
