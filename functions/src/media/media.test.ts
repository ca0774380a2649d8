import { claimFiles } from '../courses/version/claim-files.ts';
import { deleteFile } from '../files/delete-file.ts';
import { openFile } from '../files/open-file.ts';
import { FILM, fileWorld, later, NOW } from '../files/testing/file-world.ts';
import { jpeg } from '../files/testing/pictures.ts';
import { listMedia } from './list-media.ts';
import { replaceFile } from './replace-file.ts';

const clara = { uid: 'clara', hasVerifiedEmail: true };
const refusal = (code: string) => expect.objectContaining({ name: 'AppError', code });

let world: ReturnType<typeof fileWorld>;

beforeEach(() => {
  world = fileWorld();
});

/** A video of a lesson of Clara's draft, sent some minutes after the others. */
const film = (minute: number) =>
  world.upload(
    'clara',
    { place: { kind: 'lesson', courseId: 'draft', lessonId: 'l1' }, contentType: 'video/mp4', bytes: FILM.length },
    FILM,
    later(minute),
  );
const outline = (path: string) =>
  JSON.stringify([
    {
      id: 's1',
      title: {},
      lessons: [
        {
          ...{ id: 'l1', type: 'video', title: {}, freePreview: false, durationSec: 60 },
          video: { path, contentType: 'video/mp4', captions: [] },
        },
      ],
    },
  ]);
const write = (courseId: string, path: string) =>
  world.change(`courseDrafts/${courseId}`, { title: { ro: courseId }, outline: outline(path) });

/** A picture of a text of Clara's draft, which names it by its key. */
const picture = (key: string) => {
  const bytes = jpeg(8, 8);
  const place = { kind: 'lesson', courseId: 'draft', lessonId: 'l1' } as const;
  const wanted = { place, name: `${key}-aripa.jpg`, contentType: 'image/jpeg', bytes: bytes.length };
  return world.upload('clara', wanted, bytes);
};

describe('the media library', () => {
  it('lists an author’s own files, newest first, page by page, with where each is used', async () => {
    const paths = [];
    for (let minute = 0; minute < 30; minute += 1) paths.unshift((await film(minute)).path);
    await world.upload('ana', {});
    write('draft', paths[0] ?? '');
    write('live', paths[0] ?? '');
    const first = await listMedia(world.store, {}, clara, later(60));
    expect(first.files.map(({ path }) => path)).toEqual(paths.slice(0, 24));
    expect(first.files[0]?.uses.map(({ id, inDraft, isLive }) => [id, inDraft, isLive])).toEqual([
      ['draft', true, false],
      ['live', true, false],
    ]);
    expect(first.files[1]?.uses).toEqual([]);
    expect(first.used).toEqual({ bytes: 30 * FILM.length, files: 30 });
    const second = await listMedia(world.store, { before: first.next }, clara, later(60));
    expect(second.files.map(({ path }) => path)).toEqual(paths.slice(24));
    expect(second.next).toBeUndefined();
    expect((await listMedia(world.store, { medium: 'track' }, clara, NOW)).files).toEqual([]);
  });

  it('puts another file into every draft that names this one, and leaves what visitors see', async () => {
    const [old, next] = [(await film(0)).path, (await film(1)).path];
    write('draft', old);
    write('live', old);
    await expect(replaceFile(world.store, { path: old, by: next }, 'clara', later(2))).resolves.toEqual({
      courseIds: ['draft', 'live'],
    });
    for (const id of ['draft', 'live'])
      expect(world.documents.get(`courseDrafts/${id}`)).toMatchObject({
        outline: expect.stringContaining(next),
        rev: 2,
      });
    expect(world.documents.get('courses/live')).toMatchObject({ version: 1 });
  });

  it('puts another picture into texts, which go on naming it by the same key, and refuses one without', async () => {
    const [old, next, other] = [(await picture('ab12cd34')).path, await picture('ab12cd34'), await picture('zz99zz99')];
    const lesson = { id: 'l1', type: 'text', title: {}, freePreview: false, durationSec: 60, pictures: [old] };
    for (const id of ['draft', 'live'])
      world.change(`courseDrafts/${id}`, { outline: JSON.stringify([{ id: 's1', title: {}, lessons: [lesson] }]) });
    const replace = (by: string) => replaceFile(world.store, { path: old, by }, 'clara', later(2));
    await expect(replace(other.path)).rejects.toEqual(refusal('invalid'));
    await expect(replace(next.path)).resolves.toEqual({ courseIds: ['draft', 'live'] });
    expect(world.documents.get('courseDrafts/live')).toMatchObject({ outline: expect.stringContaining(next.path) });
    expect(world.documents.get('courseDrafts/live')).not.toMatchObject({ outline: expect.stringContaining(old) });
  });

  it('puts another document into a lesson of files, under the words that it had', async () => {
    const sheet = async (minute: number) => {
      const place = { kind: 'lesson', courseId: 'draft', lessonId: 'l1' } as const;
      const wanted = { place, contentType: 'application/pdf', bytes: 8, name: `sheet-${minute}.pdf` };
      return (await world.upload('clara', wanted, '%PDF-1.4', later(minute))).path;
    };
    const [old, next] = [await sheet(0), await sheet(1)];
    const file = { path: old, contentType: 'application/pdf', bytes: 9, label: { ro: 'Fișa' }, locale: 'ro' };
    const lesson = { id: 'l1', type: 'file', title: {}, freePreview: false, durationSec: 60, files: [file] };
    world.change('courseDrafts/draft', { outline: JSON.stringify([{ id: 's1', title: {}, lessons: [lesson] }]) });
    await replaceFile(world.store, { path: old, by: next }, 'clara', later(2));
    const { outline } = world.documents.get('courseDrafts/draft') as { outline: string };
    expect(JSON.parse(outline)[0].lessons[0].files).toEqual([{ ...file, path: next, bytes: 8 }]);
  });

  it('puts nobody else’s file anywhere, and none of another kind', async () => {
    const old = (await film(0)).path;
    const track = await world.upload(
      'clara',
      { place: { kind: 'lesson', courseId: 'draft', lessonId: 'l1' }, contentType: 'text/vtt', bytes: 6 },
      'WEBVTT',
    );
    const foreign = (await world.upload('ana', {})).path;
    await expect(replaceFile(world.store, { path: old, by: track.path }, 'clara')).rejects.toEqual(
      refusal('wrong-type'),
    );
    await expect(replaceFile(world.store, { path: old, by: foreign }, 'clara')).rejects.toEqual(refusal('not-found'));
    await expect(replaceFile(world.store, { path: old, by: old }, 'ana')).rejects.toEqual(refusal('not-found'));
  });
});

describe('a file that two courses share', () => {
  it('is kept once it was shown, and while another draft names it', async () => {
    const { path } = await film(0);
    write('live', path);
    await expect(deleteFile(world.store, world.files, path, 'clara', NOW)).rejects.toEqual(refusal('conflict'));
    world.change('courseDrafts/live', { outline: '[]' });
    await claimFiles(world.store, { id: 'live', ownerUid: 'clara' }, [path]);
    await expect(deleteFile(world.store, world.files, path, 'clara', NOW)).rejects.toEqual(refusal('conflict'));
    expect((await listMedia(world.store, {}, clara, NOW)).files[0]).toMatchObject({ isKept: true });
  });

  it('is shown in no course of somebody else', async () => {
    const { path } = await film(0);
    const claim = claimFiles(world.store, { id: 'c9', ownerUid: 'ana' }, [path]);
    await expect(claim).rejects.toEqual(refusal('invalid'));
  });

  it('is open to the readers of the lesson in which they found it, and of no other', async () => {
    const { path } = await film(0);
    const shown = { type: 'video', title: {}, freePreview: true, durationSec: 60, locales: ['ro'] };
    world.documents.set('courses/live/versions/1/lessons/free', {
      ...shown,
      video: { path, contentType: 'video/mp4', captions: [] },
    });
    const open = (lessonId?: string) =>
      openFile(
        world.store,
        world.files,
        path,
        undefined,
        NOW,
        lessonId ? { kind: 'lesson', courseId: 'live', lessonId } : undefined,
      );
    await expect(open('free')).resolves.toBeDefined();
    await expect(open('paid')).rejects.toEqual(refusal('signed-out'));
    await expect(open()).rejects.toEqual(refusal('signed-out'));
  });
});
