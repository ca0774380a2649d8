import { AppError, arrivalPath } from '@cursiv/shared-domain';
import { removeCoAuthor } from '../authors/remove-co-author.ts';
import { listMedia } from '../media/list-media.ts';
import { replaceFile } from '../media/replace-file.ts';
import { deletePerson } from '../person-data/deletion/delete-person.ts';
import { deleteFile } from './delete-file.ts';
import type { FileStore } from './file-store.ts';
import { openFile } from './open-file.ts';
import { recount } from './space/recount.ts';
import { caller, FILM, fileWorld, later, NOW } from './testing/file-world.ts';
import { expectUpload } from './upload/expect-upload.ts';
import { keepUpload } from './upload/keep-upload.ts';

const refusal = (code: string) => expect.objectContaining({ name: 'AppError', code });
const place = { kind: 'lesson' as const, courseId: 'draft', lessonId: 'l1' };
const video = { place, name: 'Film.mp4', contentType: 'video/mp4', bytes: FILM.length, sending: 'whole' as const };

/** Clara’s course “draft”, which Bogdan writes with her. */
function world() {
  const it = fileWorld();
  const { store, files, documents } = it;
  it.change('courseDrafts/draft', { editorUids: ['bogdan'] });
  const remove = (by = 'clara') => removeCoAuthor(it, { courseId: 'draft', uid: 'bogdan' }, by, NOW);
  const begin = () => expectUpload(store, files, video, caller('bogdan'), NOW);
  const arrive = (id: string) => it.bytes.set(arrivalPath('bogdan', id), { content: FILM, contentType: 'video/mp4' });
  const keep = (id: string, from: FileStore = files) => keepUpload(store, from, id, 'bogdan', NOW);
  /** A film of Bogdan’s in Clara’s draft. */
  const film = async () => {
    const kept = await it.upload('bogdan', video, FILM);
    const track = { path: kept.path, contentType: 'video/mp4', bytes: FILM.length, captions: [] };
    const lesson = { id: 'l1', type: 'video', title: {}, freePreview: false, durationSec: 60, video: track };
    it.change('courseDrafts/draft', { outline: JSON.stringify([{ id: 'u1', title: {}, lessons: [lesson] }]) });
    return kept;
  };
  const open = (path: string, uid: string) => openFile(store, files, path, uid, NOW);
  const use = () => documents.get('storageUse/clara');
  const records = () => [...documents.keys()].filter((path) => path.startsWith('files/'));
  return { ...it, remove, begin, arrive, keep, film, open, use, records };
}

describe('what a co-author has sent', () => {
  it.each(['clara', 'bogdan'])('stays in the draft when %s ends their part, and closes for them', async (by) => {
    const { film, remove, open, store, files, records } = world();
    const { path } = await film();
    await expect(open(path, 'bogdan')).resolves.toBeDefined();
    await remove(by);
    await expect(open(path, 'bogdan')).rejects.toEqual(refusal('no-access'));
    await expect(open(path, 'clara')).resolves.toBeDefined();
    // Long after, when its room is counted anew.
    await recount(store, files, 'clara', later(60 * 24 * 30));
    expect(records()).toHaveLength(1);
  });

  it('is neither deleted, replaced nor listed by them afterwards', async () => {
    const { film, remove, upload, store, files } = world();
    const { path } = await film();
    await remove();
    await expect(deleteFile(store, files, path, 'bogdan', NOW)).rejects.toEqual(refusal('not-found'));
    const other = await upload('bogdan', { contentType: 'video/mp4' }, FILM);
    await expect(replaceFile(store, { path, by: other.path }, 'bogdan', NOW)).rejects.toEqual(refusal('not-found'));
    const listed = await listMedia(store, {}, caller('bogdan'), NOW);
    expect(listed.files.map((file) => file.path)).not.toContain(path);
  });

  it('outlasts their account, without their name', async () => {
    const { film, remove, documents, store, files, bytes } = world();
    const { path } = await film();
    await remove();
    documents.set('users/bogdan', { name: 'Bogdan Ilie', email: 'bogdan@cursiv.test' });
    const wanted = {
      uid: 'bogdan',
      status: 'erasing',
      askedAt: NOW,
      dueAt: NOW,
      pseudonym: 'deleted-1',
      name: '',
      email: '',
    };
    documents.set('dataRequests/bogdan__deletion', wanted);
    const accounts = { provenEmail: async () => undefined, close: async () => {}, remove: async () => {} };
    await deletePerson({ store, files, accounts, now: later(1) }, 'bogdan');
    expect(bytes.has(path)).toBe(true);
    const [record] = [...documents].flatMap(([at, fields]) => (at.startsWith('files/') ? [fields] : []));
    expect(record).toMatchObject({ ownerUid: 'clara', path, sentBy: 'deleted-1' });
  });
});

describe('what a co-author is sending when their part ends', () => {
  it('ends with it, takes no room and leaves nothing', async () => {
    const { begin, arrive, keep, remove, use, records, filled } = world();
    const { id } = await begin();
    expect(use()).toMatchObject({ bytes: FILM.length, files: 1, sent: FILM.length });
    arrive(id);
    await remove();
    expect(use()).toMatchObject({ bytes: 0, files: 0, sent: 0 });
    expect(records()).toEqual([]);
    expect(filled()).toEqual([]);
    await expect(keep(id)).rejects.toEqual(refusal('not-found'));
  });

  it('leaves no copy when that happens while it is copied to its place', async () => {
    const { begin, arrive, keep, remove, files, filled, use } = world();
    const { id } = await begin();
    arrive(id);
    const interrupted: FileStore = {
      ...files,
      async sha256(path) {
        await remove();
        return files.sha256(path);
      },
    };
    await expect(keep(id, interrupted)).rejects.toEqual(refusal('not-found'));
    expect(filled()).toEqual([]);
    expect(use()).toMatchObject({ bytes: 0, files: 0 });
  });

  it('leaves alone what others send, and what they send elsewhere', async () => {
    const { begin, remove, store, files, change, records, use } = world();
    change('courseDrafts/live', { editorUids: ['bogdan'] });
    await expectUpload(store, files, video, caller('clara'), NOW);
    await expectUpload(store, files, { ...video, place: { ...place, courseId: 'live' } }, caller('bogdan'), NOW);
    await begin();
    await remove();
    expect(records()).toHaveLength(2);
    expect(use()).toMatchObject({ bytes: 2 * FILM.length, files: 2 });
  });

  it('is not begun any more, not even at that very moment', async () => {
    const it = world();
    const during: typeof it.store = {
      ...it.store,
      async transact(work) {
        it.change('courseDrafts/draft', { editorUids: [] });
        return it.store.transact(work);
      },
    };
    await expect(expectUpload(during, it.files, video, caller('bogdan'), NOW)).rejects.toBeInstanceOf(AppError);
    await expect(it.begin()).rejects.toEqual(refusal('no-access'));
    expect(it.records()).toEqual([]);
    expect(it.use()).toBeUndefined();
  });
});
