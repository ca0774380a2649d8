import type { ReadableCourse } from '../readable-course.ts';
import { opensLessons } from './open-lessons.ts';
import { lessonToGoOnWith, secondsLeft } from './time-left.ts';

const lesson = (id: string, comesAfter?: string) => ({
  ...{ id, type: 'text' as const, title: {}, freePreview: false, durationSec: 60 },
  ...(comesAfter && { comesAfter }),
});
const course = {
  units: [{ id: 'u', title: {}, lessons: [lesson('a'), lesson('b', 'a'), lesson('c', 'b'), lesson('later', 'c')] }],
} as unknown as ReadableCourse;
const enrollment = { lessonIds: ['a', 'b', 'c'] };
const goOn = (done: string[], lastId?: string) => {
  const finished = new Set(done);
  const last = lastId ? { lessonId: lastId, positionSec: 0, locale: 'ro' as const, at: new Date(0) } : undefined;
  return lessonToGoOnWith(course, { last }, finished, opensLessons(false, 'active', finished))?.id;
};

describe('a learner of a course', () => {
  it('has left what counts for them and is not done; a lesson that came later is not theirs to do', () => {
    expect(secondsLeft(course, enrollment, new Set(['a']))).toBe(120);
  });

  it('goes on with the lesson they were at', () => {
    expect(goOn(['a'], 'b')).toBe('b');
  });

  it('goes on with the first that is open, when the last one is done or its turn has not come', () => {
    expect(goOn(['a'], 'a')).toBe('b');
    expect(goOn(['a'], 'c')).toBe('b');
  });

  it('begins anew when all is done', () => {
    expect(goOn(['a', 'b', 'c', 'later'])).toBe('a');
  });
});
