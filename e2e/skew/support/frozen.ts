import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** The frozen parts of an older time. */
export const FROZEN = ['shell', 'mf-public', 'mf-dashboard'] as const;

type Frozen = (typeof FROZEN)[number];

const repository = path.resolve(import.meta.dirname, '../../..');
const pack = path.resolve(import.meta.dirname, '../frozen.br');

/** The id of a frozen build, which no build from the present sources may have. */
const FROZEN_BUILD = 'frozen';

function compile(name: Frozen): void {
  const env = { ...process.env, TURBO_HASH: FROZEN_BUILD };
  const { status } = spawnSync('npm', ['run', 'compile', '--workspace', name], {
    cwd: repository,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${name} could not be built`);
}

/**
 * Builds the present sources and packs them into one small file: paths and sizes on the first line, then the bytes one
 * after the other.
 */
export function freeze(): void {
  for (const name of FROZEN) compile(name);
  const files = FROZEN.flatMap((name) => globSync(`${name}/build/**/*`, { cwd: repository }))
    .filter((file) => statSync(path.join(repository, file)).isFile())
    .sort();
  const bytes = files.map((file) => readFileSync(path.join(repository, file)));
  const index = files.map((file, position) => [file, bytes[position]?.length ?? 0]);
  const all = Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...bytes]);
  // A compression window over everything: the sections have much in common.
  writeFileSync(pack, brotliCompressSync(all, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }));
}

/** Unpacks a frozen build into a folder. */
export function thaw(name: Frozen, folder: string): void {
  const all = brotliDecompressSync(readFileSync(pack));
  let position = all.indexOf('\n') + 1;
  for (const [file, length] of JSON.parse(all.toString('utf8', 0, position)) as [string, number][]) {
    const bytes = all.subarray(position, position + length);
    position += length;
    if (!file.startsWith(`${name}/build/`)) continue;
    const target = path.join(folder, path.relative(`${name}/build`, file));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}
