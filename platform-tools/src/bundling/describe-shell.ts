// Writes the shell's build files that open tabs poll (spec §7), releases are checked against, and first views are composed from: run in its folder after its bundler.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CONTRACT, documentSlots, type ShellBuild, type ShellReleaseFile } from '@cursiv/shared-platform';
import { integrityOf } from './integrity/integrity.ts';
import { assertProvides } from './provided/assert-provides.ts';
import { providedPackages } from './provided/provided-packages.ts';

const id = process.env.TURBO_HASH ?? 'dev';
const timestamp = Date.now();
const [server] = globSync('assets/server.*.js', { cwd: 'build' });
if (!server) throw new Error('the shell has no code for the server');
const assets = globSync('assets/*', { cwd: 'build' }).sort();
const provides = providedPackages();
assertProvides(readFileSync(`build/${server}`, 'utf8'), provides);
const build: ShellBuild = { id, timestamp, contract: CONTRACT, provides, assets };
mkdirSync('build/builds/meta', { recursive: true });
writeFileSync('build/builds/latest.json', JSON.stringify({ id, timestamp }));
writeFileSync(`build/builds/meta/${id}.json`, JSON.stringify(build));

const page = readFileSync('build/document.html', 'utf8');
const slots = documentSlots(page);
const filesIn = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="/([^"]+)"`, 'g'))].flatMap(([, file]) => file ?? []);
const release: ShellReleaseFile = {
  schema: 1,
  id,
  document: page,
  server: { file: server, integrity: integrityOf(readFileSync(`build/${server}`)) },
  styles: filesIn(slots.styles, 'href').map((file) => ({ file, text: readFileSync(`build/${file}`, 'utf8') })),
  scripts: filesIn(slots.scripts, 'src'),
  fonts: assets.filter((file) => /-wght-normal\..*\.woff2$/.test(file)),
};
mkdirSync('build/builds/release', { recursive: true });
writeFileSync(`build/builds/release/${id}.json`, JSON.stringify(release));
