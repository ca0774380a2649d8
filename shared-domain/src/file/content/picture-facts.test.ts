import { pictureFacts } from './picture-facts.ts';

const signs = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
const four = (value: number) => [value >>> 24, (value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff];
const fourBackwards = (value: number) => four(value).toReversed();

const png = (width: number, height: number, ...chunks: number[][]) =>
  Uint8Array.from([
    ...[0x89, ...signs('PNG\r\n\x1a\n')],
    ...[...four(13), ...signs('IHDR'), ...four(width), ...four(height), 8, 2, 0, 0, 0, ...four(0)],
    ...chunks.flat(),
  ]);
const chunk = (name: string, content: number[]) => [...four(content.length), ...signs(name), ...content, ...four(0)];
const webp = (...chunks: [name: string, content: number[]][]) =>
  Uint8Array.from([
    ...[...signs('RIFF'), ...fourBackwards(0), ...signs('WEBP')],
    ...chunks.flatMap(([name, content]) => [...signs(name), ...fourBackwards(content.length), ...content]),
  ]);
/** The canvas of an extended WebP: flags, then each side less one in three bytes. */
const canvas = (width: number, height: number) =>
  [0, 0, 0, 0, width - 1, height - 1].flatMap((value, index) =>
    index < 4 ? [value] : fourBackwards(value).slice(0, 3),
  );

describe('pictureFacts', () => {
  it('reads the size of a picture from its header', () => {
    expect(pictureFacts(png(20_000, 300))).toMatchObject({ contentType: 'image/png', width: 20_000, height: 300 });
    expect(pictureFacts(webp(['VP8X', canvas(1280, 800)]))).toMatchObject({ width: 1280, height: 800 });
    const lossy = [0, 0, 0, 0x9d, 0x01, 0x2a, 0x00, 0x05, 0x20, 0x03];
    expect(pictureFacts(webp(['VP8 ', lossy]))).toMatchObject({ contentType: 'image/webp', width: 1280, height: 800 });
  });

  it('sees what a picture carries besides', () => {
    expect(pictureFacts(png(10, 10))?.hasMetadata).toBe(false);
    expect(pictureFacts(png(10, 10, chunk('eXIf', [1, 2])))?.hasMetadata).toBe(true);
    expect(pictureFacts(webp(['VP8X', canvas(10, 10)], ['EXIF', [1, 2]]))?.hasMetadata).toBe(true);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a drawing', Uint8Array.from(signs('<svg onload="alert(1)"/>'))],
    ['a program', Uint8Array.from(signs('MZ\x90\0'.padEnd(64, '\0')))],
    ['the beginning of a JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x7f, 0xff])],
  ])('knows nothing of %s', (_, bytes) => {
    expect(pictureFacts(bytes)).toBeUndefined();
  });

  it('ends, whatever the lengths in it say', () => {
    const lying = Uint8Array.from([...png(10, 10), ...Array.from({ length: 200_000 }, () => 0)]);
    expect(pictureFacts(lying)).toMatchObject({ width: 10 });
  });
});
