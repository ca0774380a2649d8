import type { Course, CourseDraft, Lesson } from '@cursiv/shared-domain';
import { lessonsOf, readableCourse, readableDraft } from './readable-course.ts';

const lesson = (id: string): Lesson => ({
  id,
  type: 'text',
  title: { ro: id },
  freePreview: false,
  durationSec: 60,
  locales: ['ro'],
});

const words = {
  id: 'c1',
  ownerUid: 'u1',
  baseLocale: 'ro',
  title: { ro: 'Curs' },
  subtitle: {},
  description: {},
  outcomes: {},
  categoryId: 'arts',
  level: 'beginner',
} as const;

const course: Course = {
  ...words,
  status: 'published',
  locales: ['ro'],
  instructors: [{ uid: 'u1', name: 'Ana' }],
  durationSec: 180,
  lessonCount: 3,
  outline: [
    { sectionId: 's1', title: { ro: 'Unu' }, lessonIds: ['b', 'a'] },
    { sectionId: 's2', title: { ro: 'Doi' }, lessonIds: ['lost', 'c'] },
  ],
  version: 1,
  publishedAt: new Date(0),
  ratingAvg: 0,
  ratingCount: 0,
  enrollmentCount: 0,
};

describe('readableCourse', () => {
  it('puts the lessons in the order of the outline and leaves out those that are not there', () => {
    const view = readableCourse(course, ['a', 'b', 'c', 'other'].map(lesson));
    expect(lessonsOf(view).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  it('has captions and chapters in the published languages, for no reader can open others', () => {
    const track = (locale: 'ro' | 'en') => ({ locale, path: `${locale}.vtt` });
    const tracks = [track('ro'), track('en')];
    const film = { path: 'a.mp4', contentType: 'video/mp4', captions: tracks, chapters: tracks };
    const view = readableCourse(course, [{ ...lesson('a'), type: 'video', video: film }]);
    expect(lessonsOf(view)[0]?.video).toEqual({ ...film, captions: [track('ro')], chapters: [track('ro')] });
  });
});

describe('readableDraft', () => {
  it('adds up the length of the lessons', () => {
    const draft: CourseDraft = {
      ...words,
      ...{ editorUids: [], authorNames: {} },
      status: 'draft',
      rev: 1,
      createdAt: new Date(0),
      updatedAt: new Date(0),
      outline: [{ id: 's1', title: {}, lessons: [lesson('a'), lesson('b')] }],
    };
    expect(readableDraft(draft).durationSec).toBe(120);
  });
});
