import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** What is kept of an older time. */
export const FROZEN = ['shell', 'mf-public', 'mf-dashboard'] as const;

const store = path.resolve(import.meta.dirname, '../frozen');
const packed = (name: string) => path.join(store, `${name}.br`);

/** Packs a folder into one small file: names and sizes on the first line, then the bytes one after the other. */
export function freeze(name: string, folder: string): void {
  const files = globSync('**/*', { cwd: folder })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();
  const bytes = files.map((file) => readFileSync(path.join(folder, file)));
  const index = files.map((file, position) => [file, bytes[position]?.length ?? 0]);
  const all = Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...bytes]);
  mkdirSync(store, { recursive: true });
  writeFileSync(packed(name), brotliCompressSync(all, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }));
}

/** Unpacks what was frozen under a name into a folder. */
export function thaw(name: string, folder: string): void {
  const all = brotliDecompressSync(readFileSync(packed(name)));
  let position = all.indexOf('\n') + 1;
  for (const [file, length] of JSON.parse(all.toString('utf8', 0, position)) as [string, number][]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), all.subarray(position, position + length));
    position += length;
  }
}
