import { openFile } from './open-file.ts';
import { fileWorld, NOW } from './testing/file-world.ts';

let world: ReturnType<typeof fileWorld>;
let free: Awaited<ReturnType<typeof world.film>>;
let paid: Awaited<ReturnType<typeof world.film>>;

beforeEach(async () => {
  world = fileWorld();
  free = await world.film('free', true);
  paid = await world.film('paid', false);
});

/** Who of a visitor, a learner, one who left, a stranger, the author and an administrator is given an address. */
async function readersOf(path: string): Promise<string[]> {
  const readers = [undefined, 'ana', 'dora', 'bogdan', 'clara', 'root'];
  const answers = await Promise.allSettled(readers.map((uid) => openFile(world.store, world.files, path, uid, NOW)));
  return readers.map((uid) => uid ?? 'a visitor').filter((_uid, index) => answers[index]?.status === 'fulfilled');
}

const EVERYBODY = ['a visitor', 'ana', 'dora', 'bogdan', 'clara', 'root'];

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

  it('are not open in a language that is not published', async () => {
    expect(await readersOf(free.ro)).toEqual(EVERYBODY);
    expect(await readersOf(free.en)).toEqual(['clara', 'root']);
    world.change('courses/live', { locales: ['ro', 'en'] });
    expect(await readersOf(free.en)).toEqual(EVERYBODY);
  });

  it('are their author’s alone when the lesson does not name them, or is in no outline', async () => {
    const unnamed = await world.upload(
      'clara',
      { place: { kind: 'lesson', courseId: 'live', lessonId: 'free' }, contentType: 'video/mp4' },
      'another film',
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
