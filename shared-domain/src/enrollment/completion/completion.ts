import type { LessonType } from '../../course/course.ts';
import type { Lesson, LessonVideo } from '../../course/course-schema.ts';
import { type LessonCompletion, WATCHED_PCT } from '../../course/lesson-completion.ts';
import { LONGEST_FILM_SEC, watchedRanges } from './stored-watched.ts';
import { secondsIn } from './watched.ts';

/** What of a lesson says how it is completed. */
type Completed = {
  type: LessonType;
  completion?: Lesson['completion'];
  video?: Pick<LessonVideo, 'durationSec'> | undefined;
};

/** The length of a lesson's film in seconds; undefined when it has none, or none that can be followed. */
export const filmLength = ({ type, video }: Completed): number | undefined =>
  type === 'video' && (video?.durationSec ?? 0) <= LONGEST_FILM_SEC ? video?.durationSec : undefined;

/**
 * How a lesson is completed. A quiz is passed. A film whose length is not known cannot be told to have been watched: it is then
 * completed by hand, as is what its author has decided nothing about.
 */
export function completionOf(lesson: Completed): LessonCompletion | 'pass' {
  if (lesson.type === 'quiz') return 'pass';
  if (lesson.completion !== 'watch') return lesson.completion ?? 'manual';
  return filmLength(lesson) === undefined ? 'manual' : 'watch';
}

/** How much of a film has been watched, in whole per cent; 100 only when all of it was. */
export function watchedPct(stored: string, lengthSec: number): number {
  return lengthSec > 0 ? Math.floor((secondsIn(watchedRanges(stored, lengthSec)) * 100) / lengthSec) : 0;
}

/** Whether enough of the film has been watched for its lesson to be done. */
export const isWatched = (stored: string, lengthSec: number): boolean =>
  secondsIn(watchedRanges(stored, lengthSec)) * 100 >= lengthSec * WATCHED_PCT;
