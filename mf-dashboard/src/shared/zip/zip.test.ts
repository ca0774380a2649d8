/** @jest-environment node */
import { ARCHIVE_SIZES } from '@cursiv/shared-domain';
import * as fc from 'fast-check';
import { gzipSync, unzipSync, zipSync } from 'fflate';
import { type PackedFiles, unzipped } from './read-zip.ts';
import { zipped } from './write-zip.ts';

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const plain = async (files: unknown) =>
  Promise.all([...(files as PackedFiles)].map(async ([name, blob]) => [name, [...(await bytesOf(blob))]]));
const refused = (code: string) => expect.objectContaining({ code, isFatal: true });
const read = (bytes: Uint8Array) => unzipped(new Blob([bytes as Uint8Array<ArrayBuffer>]));

// Large archives take a while on a busy machine.
jest.setTimeout(60_000);

const anyFiles = fc.dictionary(
  fc.stringMatching(/^[a-zăș]{1,8}(\/[a-z]{1,8})?\.md$/),
  fc.uint8Array({ maxLength: 300 }),
  { minKeys: 1 },
);
const blobsOf = (files: Record<string, Uint8Array>) =>
  new Map(Object.entries(files).map(([name, bytes]) => [name, new Blob([bytes as Uint8Array<ArrayBuffer>])]));

describe('a ZIP', () => {
  it('gives back the files that were packed, here and to other programs', async () => {
    await fc.assert(
      fc.asyncProperty(anyFiles, async (files) => {
        const packed = await zipped(blobsOf(files));
        expect(await plain(await unzipped(packed))).toEqual(
          Object.entries(files).map(([name, bytes]) => [name, [...bytes]]),
        );
        expect(unzipSync(await bytesOf(packed))).toEqual(files);
      }),
      { numRuns: 30 },
    );
  });

  it('is read as other programs pack it', async () => {
    const files = { 'a.md': new Uint8Array(5_000).fill(65), 'b/c.md': new Uint8Array([1, 2, 3]) };
    expect(await plain(await read(zipSync(files)))).toEqual(
      Object.entries(files).map(([name, bytes]) => [name, [...bytes]]),
    );
  });

  it.each([
    ['climbs out', { '../../x.md': new Uint8Array(1) }, 'unsafe-name'],
    ['begins at the root', { '/etc/x.md': new Uint8Array(1) }, 'unsafe-name'],
    ['unpacks to more than there is room for', { 'bomb.md': new Uint8Array(3_000_000) }, 'too-large'],
    [
      'hides that among its media',
      { 'media/bomb.mp4': new Uint8Array(ARCHIVE_SIZES.unpacked + 2_000_000) },
      'too-large',
    ],
  ])(
    'is refused when it %s',
    async (_, files, code) => {
      expect(await read(zipSync(files, { level: 1 }))).toEqual(refused(code));
    },
    30_000,
  );

  it('is refused when its headers claim less than it holds', async () => {
    const packed = zipSync({ 'bomb.md': new Uint8Array(3_000_000) });
    const view = new DataView(packed.buffer, packed.byteOffset);
    view.setUint32(22, 10, true);
    const entry = packed.length - 22 - 46 - 'bomb.md'.length;
    view.setUint32(entry + 24, 10, true);
    expect(await read(packed)).toEqual(refused('too-large'));
  });

  it.each([
    ['Moodle', { 'moodle_backup.xml': '<x/>', 'files.xml': '<x/>', 'activities/quiz_1/module.xml': '<x/>' }],
    ['SCORM, whatever else it holds', { 'imsmanifest.xml': '<x/>', 'film.mp4': 'x'.repeat(3_000_000) }],
    ['SCORM with a text that could be a lesson', { 'pachet/imsmanifest.xml': '<x/>', 'README.md': '# Bun' }],
    ['Open edX', { 'course/course.xml': '<x/>', 'course/chapter/1.xml': '<x/>' }],
  ])('of another system is refused as such: %s', async (_, texts) => {
    const files = Object.entries(texts).map(([name, text]) => [name, new TextEncoder().encode(text)]);
    expect(await read(zipSync(Object.fromEntries(files)))).toEqual(refused('other-system'));
  });

  it('is no gzip, in which Moodle and Open edX pack their courses', async () => {
    expect(await read(gzipSync(new Uint8Array(500)))).toEqual(refused('other-system'));
  });

  it('with a course of this site in it is taken, whatever its files are called', async () => {
    const files = { 'course.json': new Uint8Array(2), 'lessons/course.xml': new Uint8Array(2) };
    expect([...((await read(zipSync(files))) as PackedFiles).keys()]).toEqual(Object.keys(files));
  });

  it('is refused when it has too many files', async () => {
    const many = Array.from({ length: ARCHIVE_SIZES.files + 1 }, (_, index) => [`${index}.md`, new Uint8Array(1)]);
    expect(await read(zipSync(Object.fromEntries(many)))).toEqual(refused('too-many-files'));
  });

  it('is refused when it is none, only a part of one, or holds two files of one name', async () => {
    expect(await read(new TextEncoder().encode('no zip at all'))).toEqual(refused('not-a-zip'));
    expect(await read(new Uint8Array(0))).toEqual(refused('not-a-zip'));
    const packed = zipSync({ 'a.md': new Uint8Array(500), 'b.md': new Uint8Array(500) });
    expect(await read(packed.slice(0, packed.length / 2))).toEqual(refused('not-a-zip'));
    expect(await read(packed.slice(100))).toEqual(refused('not-a-zip'));
    const twins = new TextDecoder('latin1').decode(packed).replaceAll('b.md', 'a.md');
    expect(await read(Uint8Array.from(twins, (sign) => sign.charCodeAt(0)))).toEqual(refused('same-name'));
  });

  it('is refused when one of its folders holds bytes, which would be lost', async () => {
    expect(await read(zipSync({ 'a.md/': new Uint8Array(500), 'b.md': new Uint8Array(5) }))).toEqual(
      refused('not-a-zip'),
    );
  });

  it('never does anything but refuse bytes that no program packed', async () => {
    const packed = zipSync({ 'a.md': new TextEncoder().encode('Un text destul de lung. '.repeat(20)) });
    await fc.assert(
      fc.asyncProperty(fc.nat(packed.length - 1), fc.nat(255), async (at, value) => {
        const broken = packed.slice();
        broken[at] = value;
        const found = await read(broken);
        expect('code' in found || found.size === 1).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
