import { answer } from '../../payload/answer.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { counted } from '../../store/testing/counted.ts';
import { keepEntries } from '../catalogue/keep-entries.ts';
import { keepRating } from '../ratings/keep-rating.ts';
import { madeUpCourse, madeUpLesson } from '../testing/made-up-courses.ts';
import { keepCourseView } from './keep-course-view.ts';

const C0 = { targetKind: 'course', targetId: 'c0' } as const;

const review = (uid: string, rating: number, changes: Record<string, unknown> = {}) => ({
  targetKind: 'course',
  targetId: 'c0',
  uid,
  authorName: `Persoana ${uid}`,
  rating,
  text: `Spune ${uid}`,
  locale: 'ro',
  status: 'published',
  createdAt: `2026-05-0${rating}T10:00:00Z`,
  updatedAt: `2026-05-0${rating}T10:00:00Z`,
  ...changes,
});
const body = (text: string, locale: string) => ({ lessonId: 'l', locale, text });
const resource = (ownerUid: string, title: string) => ({
  ownerUid,
  kind: 'article',
  title: { ro: title },
  summary: {},
  body: { ro: 'Text' },
  files: {},
  access: 'public',
  locales: ['ro'],
  categoryId: 'arts',
  courseIds: ['c0'],
  status: 'published',
  rev: 2,
  createdAt: '2026-05-01T10:00:00Z',
  updatedAt: '2026-05-01T10:00:00Z',
});

function site() {
  const documents = new Map<string, Record<string, unknown>>([
    ['courses/c0', madeUpCourse(0, { title: { ro: 'Grădina', en: 'unpublished-english' } })],
    [
      'courses/c0/versions/1/lessons/l',
      {
        ...madeUpLesson(0),
        type: 'video',
        title: { ro: 'Prima seară', en: 'unpublished-english' },
        video: {
          path: 'courses/t/c0/l/clip.mp4',
          contentType: 'video/mp4',
          captions: [
            { locale: 'ro', path: 'courses/t/c0/l/clip.ro.vtt' },
            { locale: 'en', path: 'courses/t/c0/l/unpublished-english.vtt' },
          ],
        },
      },
    ],
    ['courses/c0/versions/1/lessons/closed', { ...madeUpLesson(1), freePreview: false }],
    ['courses/c0/versions/1/bodies/l_ro', body('Textul lecției', 'ro')],
    ['courses/c0/versions/1/bodies/l_en', body('unpublished-english', 'en')],
    ['courses/c0/versions/1/bodies/closed_ro', body('closed-body', 'ro')],
    ['courses/hidden', madeUpCourse(1, { status: 'suspended', title: { ro: 'hidden-course' } })],
    ['courses/hidden/versions/1/lessons/l', madeUpLesson(0)],
    [
      'reviews/course__c0__ana',
      review('ana', 5, { reply: { text: 'Mulțumesc', locale: 'ro', at: '2026-05-06T10:00:00Z' } }),
    ],
    ['reviews/course__c0__dan', review('dan', 4, { text: '' })],
    ['reviews/course__c0__rea', review('rea', 1, { status: 'hidden', text: 'hidden-words' })],
    ['reviews/course__hidden__ana', review('ana', 2, { targetId: 'hidden', text: 'elsewhere-words' })],
  ]);
  return { documents, ...counted(memoryStore(documents)) };
}

type TestSite = ReturnType<typeof site>;
const ask = ({ store }: TestSite, page: string) => answer('GET', `/payload/ro/${page}.json`, store);
const keepAll = async ({ store }: TestSite) => {
  await keepRating(store, C0);
  for (const id of ['c0', 'hidden']) {
    await keepEntries(store, [{ kind: 'courses', id }]);
    await keepCourseView(store, id);
  }
};

describe.each([
  ['collected from its documents', async () => undefined],
  ['kept by the triggers', keepAll],
])('a course’s page, %s', (_, prepare) => {
  it('shows published reviews with their spread and answers', async () => {
    const present = site();
    await prepare(present);
    const { body: page } = await ask(present, 'courses/c0');
    expect(page).toMatchObject({
      course: {
        reviews: {
          counts: [0, 0, 0, 1, 1],
          newest: [{ authorName: 'Persoana ana', rating: 5, text: 'Spune ana', reply: { text: 'Mulțumesc' } }],
        },
      },
    });
  });

  it('holds nothing hidden, unpublished or closed', async () => {
    const present = site();
    await prepare(present);
    const pages = ['courses/c0', 'courses/c0/lessons/l', 'courses', 'index', 'resources'];
    const answers = await Promise.all(pages.map((page) => ask(present, page)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(JSON.stringify(answers)).not.toMatch(
      /hidden-words|elsewhere-words|hidden-course|unpublished-english|closed-body|"l_en"/,
    );
    expect(JSON.stringify(answers[0])).not.toMatch(/clip\.|Textul lecției/);
  });

  it.each(['courses/hidden', 'courses/hidden/lessons/l', 'courses/c0/lessons/closed', 'courses/c0/lessons/none'])(
    'finds no %s',
    async (page) => {
      const present = site();
      await prepare(present);
      expect(await ask(present, page)).toMatchObject({ status: 404, headers: { 'Cache-Control': 'no-store' } });
    },
  );
});

describe('keeping a course’s page', () => {
  it('makes it three reads', async () => {
    const present = site();
    await keepAll(present);
    await ask(present, 'courses');
    present.reads.length = 0;
    await ask(present, 'courses/c0');
    expect(present.reads.toSorted()).toEqual(['catalogue/head', 'config/public', 'courseViews/c0']);
  });

  it('takes the stars into the course, the same however often it is told', async () => {
    const present = site();
    await keepRating(present.store, C0);
    await keepRating(present.store, C0);
    expect(present.documents.get('courses/c0')).toMatchObject({ ratingAvg: 4.5, ratingCount: 2 });
  });

  it('takes a course away that is suspended', async () => {
    const present = site();
    await keepAll(present);
    present.documents.set('courses/c0', madeUpCourse(0, { status: 'suspended' }));
    await keepAll(present);
    expect(await ask(present, 'courses/c0')).toMatchObject({ status: 404 });
    expect((await ask(present, 'courses')).body).toMatchObject({ everything: 0 });
  });

  it('gives a free lesson its text, video and captions in published languages', async () => {
    const { body: page } = await ask(site(), 'courses/c0/lessons/l');
    expect(page).toMatchObject({
      lesson: {
        title: { text: 'Prima seară', locale: 'ro' },
        body: { text: 'Textul lecției', locale: 'ro' },
        video: { path: 'courses/t/c0/l/clip.mp4', captions: [{ locale: 'ro' }] },
      },
    });
  });

  it('shows the resources of the course’s author, and of nobody else who names the course', async () => {
    const here = site();
    const owner = String(here.documents.get('courses/c0')?.ownerUid);
    here.documents.set('resources/own', resource(owner, 'Fișa autorului'));
    here.documents.set('resources/foreign', resource('somebody-else', 'Câștigă bani acum'));
    await keepAll(here);
    const text = JSON.stringify(await ask(here, 'courses/c0'));
    expect(text).toContain('Fișa autorului');
    expect(text).not.toContain('Câștigă bani acum');
  });
});
