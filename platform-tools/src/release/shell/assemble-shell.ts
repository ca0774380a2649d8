// Makes the shell's folder to deploy out of its build: run in the shell's folder. The hashed files of earlier builds stay for open tabs.
import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellBuild } from '@cursiv/shared-platform';
import { NOT_FOUND_PAGE } from '../not-found-page.ts';
import { KEPT_BUILDS_FILE } from './gather-shell.ts';

/** At least this many earlier builds keep their files, and all of the last days. */
const KEPT_BUILDS = 5;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

cpSync('build', 'dist', { recursive: true });
// Of what has no hash in its name only the newest is served.
for (const name of readdirSync('dist')) {
  if (!existsSync(path.join('build', name))) rmSync(path.join('dist', name), { recursive: true });
}
writeFileSync('dist/404.html', NOT_FOUND_PAGE);
const metas = globSync('dist/builds/meta/*.json');
const builds = metas
  .map((file) => ({ file, build: JSON.parse(readFileSync(file, 'utf8')) as ShellBuild }))
  .sort((a, b) => b.build.timestamp - a.build.timestamp);
const isLive = ({ file }: { file: string }) => existsSync(path.join('build', path.relative('dist', file)));
const kept = builds.filter(
  (entry, index) => isLive(entry) || index < KEPT_BUILDS || Date.now() - entry.build.timestamp < KEPT_MS,
);
for (const { file } of builds.filter((entry) => !kept.includes(entry))) rmSync(file);
const assets = new Set(kept.flatMap(({ build }) => build.assets.map((asset) => path.basename(asset))));
for (const name of readdirSync('dist/assets')) if (!assets.has(name)) rmSync(path.join('dist/assets', name));
writeFileSync(path.join('dist', KEPT_BUILDS_FILE), JSON.stringify(kept.map(({ build }) => build.id)));
