import { fileIdOf, storedRole } from '@cursiv/shared-domain';
import { caller, FILM, fileWorld, later, NOW } from '../../files/testing/file-world.ts';
import { counted } from '../../store/testing/counted.ts';
import { moderatedMedia, moderatedRequest } from './moderated-media.ts';
import { ruleOnFile } from './rule-on-file.ts';

const refusal = (code: string) => expect.objectContaining({ name: 'AppError', code });
const lesson = { kind: 'lesson', courseId: 'live', lessonId: 'free' } as const;

let world: ReturnType<typeof fileWorld>;
beforeEach(() => {
  world = fileWorld();
  world.change('users/clara', { name: 'Clara' });
  world.change('users/mihai', { name: 'Mihai', role: storedRole('moderator') });
  world.change('users/sofia', { role: storedRole('support') });
  world.change('courseDrafts/live', { title: { ro: 'Litere' } });
});

const list = (request: object = {}, by = 'root', store = world.store) =>
  moderatedMedia(store, moderatedRequest.parse(request), caller(by));
const film = (minute: number, place: object = lesson) =>
  world.upload(
    'clara',
    { place: place as typeof lesson, contentType: 'video/mp4', bytes: FILM.length, name: `film ${minute}.mp4` },
    FILM,
    later(minute),
  );

describe('the files of all authors', () => {
  it.each(['root', 'mihai'])('are listed for %s with what they are for and whose they are', async (by) => {
    const { path } = await film(0);
    world.change(`files/${fileIdOf(path)}`, { shownIn: ['live', 'copy'] });
    expect(await list({}, by)).toEqual({
      files: [
        {
          ...{ id: fileIdOf(path), path, name: 'film 0.mp4', medium: 'video', contentType: 'video/mp4' },
          ...{ bytes: FILM.length, createdAt: NOW.toISOString(), status: 'stored', courses: 2 },
          owner: { uid: 'clara', name: 'Clara' },
          place: { kind: 'lesson', id: 'live', title: { ro: 'Litere' } },
        },
      ],
    });
  });

  it.each(['sofia', 'ana', 'clara', 'nobody'])('are not listed for %s', async (by) => {
    await expect(list({}, by)).rejects.toEqual(refusal('no-access'));
  });

  it('are those that authors show to others: nothing private, nothing on its way', async () => {
    world.change('bookings/b1', {
      ...{ learnerUid: 'clara', learnerName: 'Clara', expertUid: 'ana', expertName: 'Ana', offeringId: 'o1' },
      ...{ offeringTitle: {}, startAt: later(600), endAt: later(650), status: 'requested', topic: '', lockIds: [] },
      ...{ expertTimeZone: 'UTC', learnerTimeZone: 'UTC', cancelUntil: NOW, answerUntil: NOW, rev: 1 },
      ...{ createdAt: NOW, updatedAt: NOW },
    });
    for (const place of [
      { kind: 'booking', bookingId: 'b1' } as const,
      { kind: 'evidence', flag: 'verifiedInstructor' } as const,
      { kind: 'trial' } as const,
    ])
      await world.upload('clara', { place }, '%PDF-1.7 a');
    const sheet = await world.sheet();
    world.documents.set('files/coming', { ...world.documents.get(`files/${fileIdOf(sheet)}`), status: 'expected' });
    expect((await list()).files.map(({ path }) => path)).toEqual([sheet]);
  });

  it('are found by kind, state and owner', async () => {
    const [shown, down] = [await film(0), await film(1)];
    const sheet = await world.sheet();
    await ruleOnFile(
      world.store,
      { id: fileIdOf(down.path), to: 'takenDown', note: 'Nu este al tău.', locale: 'ro' },
      caller('root'),
      NOW,
    );
    const found = async (request: object) => (await list(request)).files.map(({ path }) => path);
    expect(await found({ medium: 'video' })).toEqual([down.path, shown.path]);
    expect(await found({ medium: 'document' })).toEqual([sheet]);
    expect(await found({ medium: 'video', status: 'stored' })).toEqual([shown.path]);
    expect((await list({ status: 'takenDown' })).files).toMatchObject([
      { path: down.path, status: 'takenDown', takenDown: { note: 'Nu este al tău.', locale: 'ro' } },
    ]);
    expect(await found({ ownerUid: 'clara', status: 'takenDown' })).toEqual([down.path]);
    expect(await found({ ownerUid: 'ana' })).toEqual([]);
  });

  it('come page by page, each once, also those of one moment', async () => {
    const paths = [];
    for (let index = 0; index < 20; index += 1) paths.push((await film(0)).path);
    const first = await list();
    const second = await list({ after: first.next });
    expect(first.files).toHaveLength(15);
    expect(second).not.toHaveProperty('next');
    expect([...first.files, ...second.files].map(({ path }) => path).sort()).toEqual(paths.sort());
    const together = await list({ isForFile: true });
    expect(together.files).toHaveLength(20);
    expect(together).not.toHaveProperty('next');
  });

  it('are found one by one, however many are newer; nothing private, on its way or unknown', async () => {
    const { path } = await film(0);
    for (let index = 1; index <= 20; index += 1) await film(index);
    expect(await list({ id: fileIdOf(path) })).toMatchObject({ files: [{ path }] });
    await expect(list({ id: fileIdOf(path) }, 'clara')).rejects.toEqual(refusal('no-access'));
    const trial = await world.upload('clara', { place: { kind: 'trial' } }, '%PDF-1.7 a');
    world.change('files/coming', { ...world.documents.get(`files/${fileIdOf(path)}`), status: 'expected' });
    for (const id of [fileIdOf(trial.path), 'coming', 'nothing']) expect(await list({ id })).toEqual({ files: [] });
  });

  it('cost as much on a large site: three reads a row and the reader’s right', async () => {
    for (let index = 0; index < 40; index += 1) {
      const { path } = await film(index, { ...lesson, courseId: `c${index}` });
      world.change(`files/${fileIdOf(path)}`, { ownerUid: `author${index}` });
    }
    const { store, reads } = counted(world.store);
    const { files } = await list({}, 'root', store);
    expect(files).toHaveLength(15);
    // The query alone is counted once here, whatever it finds.
    expect(reads).toHaveLength(1 + 1 + 2 * 15);
  });

  it('of somebody who is gone, for a course that is gone, are listed too', async () => {
    const { path } = await film(0, { ...lesson, courseId: 'gone' });
    world.change(`files/${fileIdOf(path)}`, { ownerUid: 'deleted-1' });
    expect((await list()).files).toMatchObject([
      { owner: { uid: 'deleted-1', name: '' }, place: { id: 'gone', title: {} } },
    ]);
  });

  it.each([
    { after: { createdAt: 'yesterday', id: 'f1' } },
    { after: { createdAt: NOW.toISOString(), id: '../f1' } },
    { ownerUid: 'a/b' },
    { status: 'expected' },
    { medium: 'trial' },
  ])('are not asked for by %j', (request) => {
    expect(moderatedRequest.safeParse(request).success).toBe(false);
  });
});
