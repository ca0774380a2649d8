import { lessonFigures } from '@cursiv/shared-domain';
import type { ReadableCourse } from '../../../shared/courses/readable-course.ts';
import { lessonRows, mostStopped } from './lesson-rows.ts';

const lesson = (id: string) => ({ id, type: 'text', title: { ro: id }, freePreview: false, durationSec: 60 }) as const;
const course = {
  units: [
    { id: 'u1', title: {}, lessons: [lesson('a'), lesson('b')] },
    { id: 'u2', title: {}, lessons: [lesson('c')] },
  ],
  retired: [lesson('old'), lesson('never')],
} as unknown as ReadableCourse;
const rows = lessonRows(
  course,
  lessonFigures({
    'a:opened:ro:ro': 9,
    'a:opened:en:ro': 1,
    'b:opened:ro:ro': 4,
    'b:finished:ro:ro': 3,
    'c:opened:ro:ro': 4,
    'c:finished:ro:ro': 1,
    'old:opened:ro:ro': 2,
    'stranger:opened:ro:ro': 7,
  }),
);

describe('where people stop', () => {
  it('goes along the course, with what went out of it at the end', () => {
    expect(rows.map(({ id, opened, stopped }) => [id, opened, stopped])).toEqual([
      ['a', 10, 6],
      ['b', 4, 0],
      ['c', 4, 3],
      ['old', 2, 0],
    ]);
  });

  it('names the lesson after which most do not go on', () => {
    expect(mostStopped(rows)?.id).toBe('a');
    expect(mostStopped(lessonRows(course, new Map()))).toBeUndefined();
  });
});
