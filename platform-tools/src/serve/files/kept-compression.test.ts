import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { KeptCompression } from './kept-compression.ts';

const CODE = Buffer.from('call(1);'.repeat(500));
const OTHER = Buffer.from('call(2);'.repeat(500));

let folder: string;
let made: Buffer[];

/** As the next process would have it: it knows nothing but the folder. */
const begin = () =>
  new KeptCompression(path.join(folder, 'kept'), async (bytes) => {
    made.push(bytes);
    return brotliCompressSync(bytes);
  });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cursiv-'));
  made = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('compressed code', () => {
  it('is made once, for all who ask at the same time and for the next process', async () => {
    const first = begin();
    const answers = await Promise.all([first.of(CODE), first.of(CODE), first.of(OTHER)]);
    expect(answers.map((answer) => brotliDecompressSync(answer))).toEqual([CODE, CODE, OTHER]);
    expect(brotliDecompressSync(await begin().of(CODE))).toEqual(CODE);
    // Which of two is looked for longer in the folder is nobody’s business.
    expect(made.toSorted(Buffer.compare)).toEqual([CODE, OTHER]);
  });

  it.each([
    ['half of it is there', (place: string) => truncateSync(place, 9)],
    ['it is empty', (place: string) => truncateSync(place)],
    ['it is of something else', (place: string) => writeFileSync(place, brotliCompressSync(OTHER))],
  ])('is made again when %s', async (_, damage) => {
    await begin().of(CODE);
    for (const name of readdirSync(path.join(folder, 'kept'))) damage(path.join(folder, 'kept', name));
    expect(brotliDecompressSync(await begin().of(CODE))).toEqual(CODE);
    expect(brotliDecompressSync(await begin().of(CODE))).toEqual(CODE);
    expect(made).toEqual([CODE, CODE]);
  });

  it('is sent where it cannot be kept', async () => {
    writeFileSync(path.join(folder, 'kept'), 'a file in the place of the folder');
    expect(brotliDecompressSync(await begin().of(CODE))).toEqual(CODE);
  });
});
