import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FILM, fileWorld, mp4With } from '../testing/file-world.ts';
import { jpeg } from '../testing/pictures.ts';

const bad = (name: string) => readFileSync(path.join(process.cwd(), 'e2e/fixtures/bad-inputs/files', name));
const lesson = { kind: 'lesson', courseId: 'draft', lessonId: 'l1' } as const;
const cover = { kind: 'cover', courseId: 'draft' } as const;

let world: ReturnType<typeof fileWorld>;

beforeEach(() => {
  world = fileWorld();
});

const sent = (
  place: typeof lesson | typeof cover | { kind: 'portrait' },
  contentType: string,
  content: string | Uint8Array,
) => world.upload('clara', { place, contentType, bytes: Buffer.byteLength(content) }, content);

describe('what is in a file decides, not its name', () => {
  it('takes a video, captions, and a picture without metadata', async () => {
    await expect(sent(lesson, 'video/mp4', FILM)).resolves.toBeDefined();
    await expect(sent(lesson, 'text/vtt', 'WEBVTT\n\n')).resolves.toBeDefined();
    await expect(sent(cover, 'image/jpeg', jpeg(1280, 800))).resolves.toBeDefined();
    await expect(sent({ kind: 'portrait' }, 'image/jpeg', jpeg(512, 512))).resolves.toBeDefined();
  });

  it('takes documents, slides, sound and archives as files of a lesson', async () => {
    await expect(sent(lesson, 'application/pdf', '%PDF-1.4 fișa')).resolves.toBeDefined();
    await expect(sent(lesson, 'application/zip', 'PK\x03\x04 date')).resolves.toBeDefined();
    await expect(sent(lesson, 'text/plain', 'formule')).resolves.toBeDefined();
    await expect(sent(lesson, 'audio/mpeg', 'ID3 sunet')).resolves.toBeDefined();
  });

  it.each([
    ['a program that calls itself a document', lesson, 'application/pdf', 'MZ\x90\0'],
    ['a program that calls itself a text', lesson, 'text/plain', 'MZ\x90\0'],
    ['a page that calls itself slides', lesson, 'application/vnd.oasis.opendocument.presentation', '<html>'],
    ['a program that calls itself a video', lesson, 'video/mp4', 'MZ\x90\0'],
    ['a video with sound alone', lesson, 'video/mp4', mp4With('soun')],
    ['a WebM that calls itself an MP4', lesson, 'video/mp4', Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3)],
    ['a page that calls itself captions', lesson, 'text/vtt', '<html>'],
    ['a drawing with a script that calls itself a picture', cover, 'image/jpeg', bad('evil.svg')],
    ['a picture of another type than it says', cover, 'image/webp', jpeg(10, 10)],
    ['a picture cut off in its header', cover, 'image/jpeg', jpeg(10, 10).subarray(0, 12)],
  ] as const)('refuses %s', async (_, place, contentType, content) => {
    await expect(sent(place, contentType, content)).rejects.toMatchObject({ code: 'wrong-type' });
  });

  it.each([
    ['film.mp4', { kind: 'trial' }, 'video/mp4', 'MZ\x90\0'],
    ['notes.pdf', { kind: 'resource', resourceId: 'new' }, 'application/pdf', '\x7FELF\x02\x01\x01\0'],
    ['diploma.png', { kind: 'evidence', flag: 'verifiedCreator' }, 'image/png', 'MZ\x90\0'],
  ] as const)('keeps no program called %s anywhere', async (name, place, contentType, content) => {
    const bytes = Buffer.byteLength(content);
    await expect(world.upload('clara', { name, place, contentType, bytes }, content)).rejects.toMatchObject({
      code: 'wrong-type',
    });
  });

  it('keeps a text that begins like a program', async () => {
    await expect(sent(lesson, 'text/plain', 'MZ, prescurtat')).resolves.toBeDefined();
  });

  it('refuses a picture that takes more memory than pages should', async () => {
    await expect(sent(cover, 'image/jpeg', jpeg(20_000, 20_000))).rejects.toMatchObject({ code: 'too-large' });
  });

  it('refuses a picture that tells where it was taken', async () => {
    const withPlace = jpeg(512, 512, 'GPSLatitude 44.43');
    await expect(sent({ kind: 'portrait' }, 'image/jpeg', withPlace)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('takes no SVG as a picture, whatever it is called', async () => {
    await expect(sent(cover, 'image/svg+xml', bad('evil.svg'))).rejects.toMatchObject({ code: 'wrong-type' });
  });
});
