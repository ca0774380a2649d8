import { configureFirebase } from '@cursiv/shared-firebase';
import { loadBoth, loadEither } from '../../shared/courses/load-course.ts';
import { readSoFar, storeForReading } from '../../shared/testing/counted-firestore.ts';

type CountedFirestore = typeof import('../../shared/testing/counted-firestore.ts');

jest.mock(
  'firebase/firestore',
  () => jest.requireActual<CountedFirestore>('../../shared/testing/counted-firestore.ts').countedFirestore,
);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

const THEN = new Date('2026-11-01T10:00:00Z');
const WORDS = { baseLocale: 'ro', title: { ro: 'Cursul' }, subtitle: {}, description: {}, outcomes: {} };
const COURSE = {
  ...{ version: 2, status: 'published', ...WORDS, categoryId: 'science', ownerUid: 'vera', locales: ['ro'] },
  ...{ level: 'beginner', instructors: [], durationSec: 600, lessonCount: 0, publishedAt: THEN, ratingAvg: 0 },
  ...{ ratingCount: 0, enrollmentCount: 9, outline: [] },
};
const DRAFT = {
  ...{ ownerUid: 'vera', status: 'draft', ...WORDS, categoryId: 'science', level: 'beginner', outline: '[]', rev: 1 },
  ...{ createdAt: THEN, updatedAt: THEN },
};

describe('the home of a course', () => {
  it('reads a published course and its lessons, and no draft', async () => {
    const lessons = 'courses/c1/versions/2/lessonLists/0';
    storeForReading(
      new Map<string, Record<string, unknown>>([
        ['courses/c1', COURSE],
        [lessons, { lessons: [] }],
        ['courseDrafts/c1', DRAFT],
      ]),
    );
    const { published, draft } = await loadEither('c1', 'ana');
    expect(published?.title).toEqual({ ro: 'Cursul' });
    expect(draft).toBeUndefined();
    expect(readSoFar()).toEqual(['courses/c1', lessons]);
  });

  it('reads the lessons of a version once while a learner goes to and fro, and those of a newer one', async () => {
    const listOf = (version: number) => `courses/c3/versions/${version}/lessonLists/0`;
    const stored = (version: number): [string, Record<string, unknown>][] => [
      ['courses/c3', { ...COURSE, version }],
      [listOf(version), { lessons: [] }],
    ];
    storeForReading(new Map(stored(2)));
    await loadEither('c3', 'ana');
    await loadEither('c3', 'ana');
    expect(readSoFar()).toEqual(['courses/c3', 'courses/c3', listOf(2)]);
    storeForReading(new Map(stored(3)));
    await loadEither('c3', 'ana');
    expect(readSoFar()).toEqual(['courses/c3', listOf(3)]);
  });

  it('reads the draft of a course that nobody else may open yet, for who is signed in', async () => {
    storeForReading(new Map([['courseDrafts/c1', DRAFT]]));
    const { published, draft } = await loadEither('c1', 'vera');
    expect(published).toBeUndefined();
    expect(draft?.title).toEqual({ ro: 'Cursul' });
    expect(await loadEither('c1', undefined)).toEqual({ published: undefined, draft: undefined });
    expect(readSoFar()).toEqual(['courseDrafts/c1', 'courses/c1', 'courses/c1']);
  });
});

describe('the preview of a course', () => {
  it('reads what its author has written since it was published', async () => {
    const draft = { ...DRAFT, title: { ro: 'Cursul, scris mai departe' } };
    storeForReading(
      new Map<string, Record<string, unknown>>([
        ['courses/c4', COURSE],
        ['courses/c4/versions/2/lessonLists/0', { lessons: [] }],
        ['courseDrafts/c4', draft],
      ]),
    );
    const found = await loadBoth('c4', 'vera');
    expect(found.draft?.title).toEqual({ ro: 'Cursul, scris mai departe' });
    expect(found.published?.title).toEqual({ ro: 'Cursul' });
    expect((await loadBoth('c4', undefined)).draft).toBeUndefined();
  });
});
