import { openFile } from './open-file.ts';
import { FILM, fileWorld, NOW } from './testing/file-world.ts';

let world: ReturnType<typeof fileWorld>;
let free: Awaited<ReturnType<typeof world.film>>;
let paid: Awaited<ReturnType<typeof world.film>>;

beforeEach(async () => {
  world = fileWorld();
  free = await world.film('free', true);
  paid = await world.film('paid', false);
});

/** Which of these get an address: a visitor, a learner, a former learner, a stranger, the author, an administrator. */
async function readersOf(path: string): Promise<string[]> {
  const readers = [undefined, 'ana', 'dora', 'bogdan', 'clara', 'root'];
  const answers = await Promise.allSettled(readers.map((uid) => openFile(world.store, world.files, path, uid, NOW)));
  return readers.map((uid) => uid ?? 'a visitor').filter((_uid, index) => answers[index]?.status === 'fulfilled');
}

it('is opened to no administrator who is suspended', async () => {
  world.change('users/barred', { isAdmin: true, status: 'suspended' });
  await expect(openFile(world.store, world.files, paid.video, 'barred', NOW)).rejects.toThrow();
});

const EVERYBODY = ['a visitor', 'ana', 'dora', 'bogdan', 'clara', 'root'];

describe('a moderator', () => {
  it('opens the files of resources and of lessons, and not what proves an instructor', async () => {
    world.change('users/mara', { role: 'cursiv-moderator' });
    const { path } = await world.upload('clara', { place: { kind: 'resource', resourceId: 'r1' } });
    const open = (of: string, uid: string) => openFile(world.store, world.files, of, uid, NOW);
    await expect(open(path, 'mara')).resolves.toMatchObject({ until: expect.any(String) });
    await expect(open(path, 'bogdan')).rejects.toThrow();
    await expect(open(paid.video, 'mara')).resolves.toMatchObject({ until: expect.any(String) });
    const proof = await world.upload('clara', { place: { kind: 'evidence', flag: 'verifiedInstructor' } });
    await expect(open(proof.path, 'mara')).rejects.toThrow();
  });
});

describe('the files of lessons', () => {
  it('end ten minutes after they were asked for', async () => {
    await expect(openFile(world.store, world.files, free.video, undefined, NOW)).resolves.toEqual({
      address: `https://files.test/${free.video}?until=2026-05-14T09:40:00.000Z`,
      until: '2026-05-14T09:40:00.000Z',
    });
  });

  it('are open to everybody in a free lesson, else to learners', async () => {
    expect(await readersOf(free.video)).toEqual(EVERYBODY);
    expect(await readersOf(paid.video)).toEqual(['ana', 'clara', 'root']);
  });

  it.each([
    ['unlisted', EVERYBODY, ['ana', 'clara', 'root']],
    ['archived', ['ana', 'clara', 'root'], ['ana', 'clara', 'root']],
    ['suspended', ['clara', 'root'], ['clara', 'root']],
  ])('follow a course that is %s', async (status, ofFree, ofPaid) => {
    world.change('courses/live', { status });
    expect(await readersOf(free.video)).toEqual(ofFree);
    expect(await readersOf(paid.video)).toEqual(ofPaid);
  });

  it('wait for the lesson before, in a course that is taken in its order', async () => {
    world.change('courses/live/versions/1/lessons/paid', { comesAfter: 'free' });
    world.change('enrollments/ana__live', {
      ...{ uid: 'ana', courseId: 'live', courseOwnerUid: 'clara', courseVersion: 1, lessonIds: ['free', 'paid'] },
      ...{ enrolledAt: NOW, updatedAt: NOW, progress: { completed: 0, total: 2, pct: 0 } },
    });
    expect(await readersOf(paid.video)).toEqual(['clara', 'root']);
    const done = { lessonId: 'free', state: 'completed', positionSec: 0, updatedAt: NOW };
    world.change('enrollments/ana__live/lessonProgress/free', done);
    expect(await readersOf(paid.video)).toEqual(['ana', 'clara', 'root']);
  });

  it('are open to who has agreed to teach the course, also before their turn, until it is suspended', async () => {
    world.change('courses/live/versions/1/lessons/paid', { comesAfter: 'free' });
    const place = (uid: string, status: string) =>
      world.change(`courseInstructors/live__${uid}`, { uid, courseId: 'live', ownerUid: 'clara', status });
    world.change('users/bogdan', { verifiedInstructor: true });
    place('bogdan', 'accepted');
    place('dora', 'invited');
    expect(await readersOf(paid.video)).toEqual(expect.arrayContaining(['bogdan', 'clara', 'root']));
    expect(await readersOf(paid.video)).not.toContain('dora');
    world.change('courses/live', { status: 'archived' });
    expect(await readersOf(paid.video)).toContain('bogdan');
    world.change('courses/live', { status: 'suspended' });
    expect(await readersOf(paid.video)).toEqual(['clara', 'root']);
    world.change('courses/live', { status: 'published' });
    world.change('users/bogdan', { verifiedInstructor: false });
    expect(await readersOf(paid.video)).not.toContain('bogdan');
    world.change('users/bogdan', { verifiedInstructor: true });
    place('bogdan', 'removed');
    expect(await readersOf(paid.video)).not.toContain('bogdan');
  });

  it('are not open in a language that is not published', async () => {
    expect(await readersOf(free.ro)).toEqual(EVERYBODY);
    expect(await readersOf(free.en)).toEqual(['clara', 'root']);
    world.change('courses/live', { locales: ['ro', 'en'] });
    expect(await readersOf(free.en)).toEqual(EVERYBODY);
  });

  it('to download are open like the rest of their lesson, and only in published languages', async () => {
    const sheet = async (lessonId: string) => {
      const place = { kind: 'lesson' as const, courseId: 'live', lessonId };
      return (await world.upload('clara', { place, contentType: 'text/plain' }, 'fișa')).path;
    };
    const [ofFree, ofPaid, english] = [await sheet('free'), await sheet('paid'), await sheet('free')];
    const named = (path: string, more: object = {}) => ({
      path,
      contentType: 'text/plain',
      bytes: 6,
      label: {},
      ...more,
    });
    const lessons = 'courses/live/versions/1/lessons';
    world.change(`${lessons}/free`, { type: 'file', files: [named(ofFree), named(english, { locale: 'en' })] });
    world.change(`${lessons}/paid`, { type: 'file', files: [named(ofPaid, { locale: 'ro' })] });
    expect(await readersOf(ofFree)).toEqual(EVERYBODY);
    expect(await readersOf(ofPaid)).toEqual(await readersOf(paid.video));
    expect(await readersOf(english)).toEqual(['clara', 'root']);
  });

  it('are their author’s alone when the lesson does not name them, or is in no outline', async () => {
    const unnamed = await world.upload(
      'clara',
      { place: { kind: 'lesson', courseId: 'live', lessonId: 'free' }, contentType: 'video/mp4' },
      FILM,
    );
    expect(await readersOf(unnamed.path)).toEqual(['clara', 'root']);
    world.change('courses/live', { outline: [] });
    expect(await readersOf(free.video)).toEqual(['ana', 'clara', 'root']);
  });

  it('are not open by the name of a live lesson when the course is somebody else’s', async () => {
    world.change('courses/live', { ownerUid: 'bogdan' });
    expect(await readersOf(free.video)).toEqual(['clara', 'root']);
  });

  it('are not open under another path of the same file', async () => {
    const id = free.video.split('/').at(-1);
    expect(await readersOf(`courses/clara/draft/free/${id}`)).toEqual([]);
    expect(await readersOf(`${id}`)).toEqual([]);
  });
});

describe('the files of resources', () => {
  it.each([
    ['public', EVERYBODY],
    ['registered', ['ana', 'dora', 'bogdan', 'clara', 'root']],
    ['enrolled', ['ana', 'clara', 'root']],
  ])('of a resource that is %s are open to its readers', async (access, readers) => {
    expect(await readersOf(await world.sheet({ access }))).toEqual(readers);
  });

  it.each(['draft', 'in_review', 'archived', 'suspended'])(
    'are their author’s alone while it is %s',
    async (status) => {
      expect(await readersOf(await world.sheet({ status }))).toEqual(['clara', 'root']);
    },
  );

  it('for learners close with their course', async () => {
    const path = await world.sheet({ access: 'enrolled' });
    world.change('courses/live', { status: 'suspended' });
    expect(await readersOf(path)).toEqual(['clara', 'root']);
  });

  it('are not open in a language that is not published', async () => {
    expect(await readersOf(await world.sheet({ locales: ['en'] }))).toEqual(['clara', 'root']);
  });

  it('are not open through a resource of somebody else that names them', async () => {
    expect(await readersOf(await world.sheet({ ownerUid: 'bogdan' }))).toEqual(['clara', 'root']);
  });
});

describe('other files', () => {
  it('of a trial are open to who sent them', async () => {
    const { path } = await world.upload('ana', {});
    expect(await readersOf(path)).toEqual(['ana', 'root']);
  });

  it('that nobody has put into their place are open to nobody', async () => {
    world.bytes.set('courses/clara/live/free/abc-film.mp4', { content: 'film', contentType: 'video/mp4' });
    expect(await readersOf('courses/clara/live/free/abc-film.mp4')).toEqual([]);
    expect(await readersOf('')).toEqual([]);
    expect(await readersOf('../users/root')).toEqual([]);
  });
});
