import { arrivalPath, fileIdOf, HLS_TYPE, storedRole } from '@cursiv/shared-domain';
import { claimFiles } from '../../courses/version/claim-files.ts';
import { deleteFile } from '../../files/delete-file.ts';
import type { FileStore } from '../../files/file-store.ts';
import { answerPlaylist } from '../../files/hls/answer-playlist.ts';
import { openFile } from '../../files/open-file.ts';
import { caller, FILM, fileWorld, later, mp4With, NOW } from '../../files/testing/file-world.ts';
import { jpeg } from '../../files/testing/pictures.ts';
import { plainZip } from '../../files/testing/plain-zip.ts';
import { expectUpload } from '../../files/upload/expect-upload.ts';
import { keepUpload } from '../../files/upload/keep-upload.ts';
import { deletePerson } from '../../person-data/deletion/delete-person.ts';
import { publicPicture } from '../../pictures/public-picture.ts';
import { listMedia } from '../list-media.ts';
import { replaceFile } from '../replace-file.ts';
import { ruleOnFile, rulingOnFile } from './rule-on-file.ts';

const refusal = (code: string) => expect.objectContaining({ name: 'AppError', code });
const WHY = { note: 'Filmul este al altcuiva.', locale: 'ro' } as const;

let world: ReturnType<typeof fileWorld>;
beforeEach(() => {
  world = fileWorld();
  world.change('users/root', { name: 'Ioana' });
  world.change('users/mihai', { name: 'Mihai', role: storedRole('moderator') });
  world.change('users/sofia', { role: storedRole('support') });
  world.change('users/barred', { role: storedRole('moderator'), status: 'suspended' });
});

const rule = (path: string, ruling: object, by = 'root', now = NOW) =>
  ruleOnFile(world.store, rulingOnFile.parse({ id: fileIdOf(path), ...ruling }), caller(by), now);
const takeDown = (path: string, by?: string, now?: Date) => rule(path, { to: 'takenDown', ...WHY }, by, now);
const putBack = (path: string, by?: string, now?: Date) => rule(path, { to: 'stored' }, by, now);
const open = (path: string, uid?: string) => openFile(world.store, world.files, path, uid, NOW);
const record = (path: string) => world.documents.get(`files/${fileIdOf(path)}`);
const below = (folder: string) =>
  [...world.documents].flatMap(([path, fields]) => (path.startsWith(folder) ? [fields] : []));
const events = () => below('auditEvents/');
const place = { kind: 'lesson', courseId: 'draft', lessonId: 'l1' } as const;
const video = { place, contentType: 'video/mp4', bytes: FILM.length };
const film = (uid = 'clara') => world.upload(uid, video, FILM);

describe('a file that the staff take down', () => {
  it.each(['root', 'mihai'])(
    'opens for the staff alone once %s decides so, and as before once it is put back',
    async (by) => {
      const { video: path } = await world.film('free', true);
      const before = record(path);
      const readers = ['clara', 'root', 'mihai', 'ana', undefined];
      for (const uid of readers) await expect(open(path, uid)).resolves.toBeDefined();
      await takeDown(path, by);
      for (const uid of ['clara', 'ana', undefined, 'sofia', 'barred'])
        await expect(open(path, uid)).rejects.toEqual(refusal('not-found'));
      for (const uid of ['root', 'mihai']) await expect(open(path, uid)).resolves.toBeDefined();
      expect(world.bytes.has(path)).toBe(true);
      await putBack(path, by, later(5));
      for (const uid of readers) await expect(open(path, uid)).resolves.toBeDefined();
      expect(record(path)).toEqual({ ...before, alsoOf: [], shownIn: [] });
    },
  );

  it('is no longer shown on public pages', async () => {
    const bytes = jpeg(8, 8);
    const portrait = { place: { kind: 'portrait' as const }, contentType: 'image/jpeg', bytes: bytes.length };
    const { path } = await world.upload('clara', portrait, bytes);
    world.change('users/clara', { photo: path });
    const shown = async () => (await publicPicture(world.store, world.files, fileIdOf(path))) !== undefined;
    expect(await shown()).toBe(true);
    await takeDown(path);
    expect(await shown()).toBe(false);
    await putBack(path);
    expect(await shown()).toBe(true);
  });

  it('gives no playlist any more to whoever has an address of the film', async () => {
    const zip = plainZip({
      'main.m3u8': '#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:6,\na.m4s\n#EXT-X-ENDLIST\n',
      'init.mp4': mp4With('vide'),
      'a.m4s': '\0\0\0\x08moof',
    });
    const { path } = await world.upload(
      'clara',
      { place, name: 'film.zip', contentType: HLS_TYPE, bytes: zip.length },
      zip,
    );
    const { playlist = '' } = await open(path, 'clara');
    const { pathname, searchParams } = new URL(playlist, 'https://site.test');
    const read = () =>
      answerPlaylist(world.store, world.files, pathname, searchParams.get('signature') ?? '', later(1));
    await expect(read()).resolves.toContain('#EXTM3U');
    await takeDown(path);
    await expect(read()).rejects.toEqual(refusal('not-found'));
  });

  it('is recorded, and its author is told why, in the site and by e-mail', async () => {
    const { path } = await film();
    await takeDown(path, 'mihai');
    await putBack(path, 'root', later(5));
    const subject = `files/${fileIdOf(path)}`;
    expect(events()).toEqual([
      {
        ...{ at: NOW, actorUid: 'mihai', actorName: 'Mihai', action: 'file.status.changed', subject },
        changes: { status: { old: 'stored', new: 'takenDown' }, reason: { old: null, new: WHY.note } },
      },
      {
        ...{ at: later(5), actorUid: 'root', actorName: 'Ioana', action: 'file.status.changed', subject },
        changes: { status: { old: 'takenDown', new: 'stored' }, reason: { old: WHY.note, new: null } },
      },
    ]);
    const title = { ro: 'Fișă.pdf', en: 'Fișă.pdf' };
    expect(below('users/clara/notifications/')).toMatchObject([
      { type: 'file.takenDown', params: { title, note: WHY.note }, link: '/dashboard/media', isRead: false },
      { type: 'file.putBack', params: { title } },
    ]);
    expect(below('mails/')).toMatchObject([
      { uid: 'clara', status: 'waiting' },
      { uid: 'clara', status: 'waiting' },
    ]);
  });

  it('stands in its author’s library with the reason', async () => {
    const { path } = await film();
    await takeDown(path);
    const library = async () => (await listMedia(world.store, {}, caller('clara'), NOW)).files;
    expect(await library()).toMatchObject([{ path, takenDown: WHY }]);
    await putBack(path);
    expect((await library())[0]).not.toHaveProperty('takenDown');
  });
});

describe('ruling on a file', () => {
  it.each(['sofia', 'ana', 'clara', 'barred', 'nobody'])('is not for %s', async (by) => {
    const { path } = await film();
    await expect(takeDown(path, by)).rejects.toEqual(refusal('no-access'));
    await takeDown(path);
    await expect(putBack(path, by)).rejects.toEqual(refusal('no-access'));
    expect(events()).toHaveLength(1);
  });

  it('is not for a moderator whose own it is, who sent it, or in whose course it stands', async () => {
    world.change('courseDrafts/draft', { editorUids: ['mihai'] });
    const own = await world.upload('mihai', { ...video, place: { ...place, courseId: 'mine' } }, FILM);
    const sent = await film('mihai');
    const shared = await film();
    world.change(`files/${fileIdOf(shared.path)}`, { alsoOf: ['mihai'] });
    for (const { path } of [own, sent, shared]) {
      await expect(takeDown(path, 'mihai')).rejects.toEqual(refusal('no-access'));
      await expect(takeDown(path, 'root')).resolves.toBeUndefined();
      await expect(putBack(path, 'mihai')).rejects.toEqual(refusal('no-access'));
    }
  });

  it('happens once, however many decide together, and not on what is so already', async () => {
    const { path } = await film();
    await expect(putBack(path)).rejects.toEqual(refusal('conflict'));
    const all = await Promise.allSettled([takeDown(path), takeDown(path, 'mihai')]);
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(takeDown(path)).rejects.toEqual(refusal('conflict'));
    expect(events()).toHaveLength(1);
    expect(below('users/clara/notifications/')).toHaveLength(1);
  });

  it('finds no file that is missing, still on its way, or private', async () => {
    const coming = await expectUpload(
      world.store,
      world.files,
      { ...video, name: 'film.mp4', sending: 'whole' },
      caller('clara'),
      NOW,
    );
    const trial = await world.upload('clara', {});
    const proof = await world.upload('clara', { place: { kind: 'evidence', flag: 'verifiedInstructor' } });
    for (const path of ['nothing', coming.path, trial.path, proof.path])
      await expect(takeDown(path)).rejects.toEqual(refusal('not-found'));
    expect(events()).toEqual([]);
  });

  it.each(['', 'a/b', '../users/root', 'users/root', 'f1-film.mp4', '.', 'x'.repeat(65)])(
    'takes no path as an id: %j',
    (id) => {
      expect(rulingOnFile.safeParse({ id, to: 'stored' }).success).toBe(false);
      expect(rulingOnFile.safeParse({ id, to: 'takenDown', ...WHY }).success).toBe(false);
    },
  );

  it.each([{ note: ' ' }, { note: 'x'.repeat(501) }, { locale: 'de' }, { to: 'expected' }, { more: 1 }])(
    'takes no taking down with %j',
    (changes) => {
      expect(rulingOnFile.safeParse({ id: 'f1', to: 'takenDown', ...WHY, ...changes }).success).toBe(false);
    },
  );
});

describe('an author whose file was taken down', () => {
  it('does not get it back by confirming the upload again', async () => {
    const { id, path } = await expectUpload(
      world.store,
      world.files,
      { ...video, name: 'film.mp4', sending: 'whole' },
      caller('clara'),
      NOW,
    );
    world.bytes.set(arrivalPath('clara', id), { content: FILM, contentType: 'video/mp4' });
    const keep = (files: FileStore = world.files) => keepUpload(world.store, files, id, 'clara', NOW);
    // One call is held up; another one ends meanwhile, and the file is taken down before the first goes on.
    const slow: FileStore = {
      ...world.files,
      async sha256(of) {
        await keep();
        await takeDown(path);
        return world.files.sha256(of);
      },
    };
    await expect(keep(slow)).rejects.toEqual(refusal('not-found'));
    await expect(keep()).rejects.toEqual(refusal('not-found'));
    expect(record(path)).toMatchObject({ status: 'takenDown' });
    expect(world.bytes.has(path)).toBe(true);
  });

  it('replaces it everywhere, and puts it in the place of no other', async () => {
    const [old, next] = [await film(), await film()];
    const lesson = { id: 'l1', type: 'video', title: {}, freePreview: false, durationSec: 60 };
    const outline = (path: string) =>
      JSON.stringify([
        { id: 's1', title: {}, lessons: [{ ...lesson, video: { path, contentType: 'video/mp4', captions: [] } }] },
      ]);
    world.change('courseDrafts/draft', { outline: outline(old.path) });
    await takeDown(old.path);
    await expect(replaceFile(world.store, { path: next.path, by: old.path }, 'clara')).rejects.toEqual(
      refusal('not-found'),
    );
    await expect(replaceFile(world.store, { path: old.path, by: next.path }, 'clara')).resolves.toEqual({
      courseIds: ['draft'],
    });
    await expect(open(old.path, 'clara')).rejects.toEqual(refusal('not-found'));
  });

  it('publishes it in no course, nor in the copy of one', async () => {
    const { path } = await film();
    await takeDown(path);
    for (const id of ['draft', 'copy'])
      await expect(claimFiles(world.store, { id, ownerUid: 'clara' }, [path])).rejects.toEqual(refusal('invalid'));
  });

  it('may delete it when nobody was shown it, and has its room back', async () => {
    const { path } = await film();
    await takeDown(path);
    await deleteFile(world.store, world.files, path, 'clara', NOW);
    expect(world.documents.get('storageUse/clara')).toMatchObject({ bytes: 0, files: 0, sent: FILM.length });
    await expect(putBack(path)).rejects.toEqual(refusal('not-found'));
  });

  it('keeps it taken down when they delete their account; whoever puts it back tells nobody', async () => {
    const { path } = await film();
    await claimFiles(world.store, { id: 'live', ownerUid: 'clara' }, [path]);
    await takeDown(path);
    world.documents.set('dataRequests/clara__deletion', {
      ...{ uid: 'clara', status: 'erasing', askedAt: NOW, dueAt: NOW, pseudonym: 'deleted-1', name: '', email: '' },
    });
    const accounts = { provenEmail: async () => undefined, close: async () => {}, remove: async () => {} };
    await deletePerson({ store: world.store, files: world.files, accounts, now: later(1) }, 'clara');
    expect(record(path)).toMatchObject({ ownerUid: 'deleted-1', status: 'takenDown' });
    await expect(open(path, 'ana')).rejects.toEqual(refusal('not-found'));
    await putBack(path, 'root', later(2));
    await expect(open(path, 'root')).resolves.toBeDefined();
    expect(below('users/deleted-1/')).toEqual([]);
    expect(below('mails/').filter(({ uid }) => uid === 'deleted-1')).toEqual([]);
  });
});
