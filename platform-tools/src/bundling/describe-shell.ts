// Writes the shell's build files that open tabs poll (spec §7), releases are checked against, and first views are composed from: run in its folder after its bundler.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { CONTRACT, documentSlots, type ShellBuild, type ShellReleaseFile } from '@cursiv/shared-platform';
import { PAGE_FILES } from './first-view/page-files.ts';
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

/** What nearly every page is written in: upright, Latin, and the letters of Romanian alone. */
const FIRST_FONTS = /^assets\/(romanian-[^.]*|[^.]*-latin)-wght-normal\..*\.woff2$/;

/** What confirms a session, and lets a page ask for its data as somebody. */
const SESSION = ['../gateway/firebase-gateway.ts', '@cursiv/shared-firebase/auth', '@cursiv/shared-firebase/app-check'];
/** What the code of signed-in people's pages imports from the shell: small doors, behind which the clients load when they are used. */
const DOORS = ['@cursiv/shared-firebase/firestore', '@cursiv/shared-firebase/functions'];
/** What else those import that show what was asked for ahead. */
const AHEAD = '@cursiv/shared-data/ahead';
/** What else these pages load from the shell: the database's client, and the stored profile's code. */
const SIGNED_IN = [...DOORS, './sdk.ts', './stored-profile.ts'];
const lazy = JSON.parse(readFileSync(`build/${PAGE_FILES}`, 'utf8')) as Record<string, string[]>;
rmSync(`build/${PAGE_FILES}`);
const filesFor = (request: string) => {
  const files = lazy[request];
  if (!files) throw new Error(`the shell loads no ${request}`);
  return files;
};

const session = [...new Set(SESSION.flatMap(filesFor))];

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
  session,
  doors: [...new Set([...DOORS, AHEAD].flatMap(filesFor))],
  signedIn: [...new Set(SIGNED_IN.flatMap(filesFor))].filter((file) => !session.includes(file)),
  takesNamedRelease: true,
  takesPagesOver: true,
  fonts: assets.filter((file) => FIRST_FONTS.test(file)),
};
mkdirSync('build/builds/release', { recursive: true });
writeFileSync(`build/builds/release/${id}.json`, JSON.stringify(release));
