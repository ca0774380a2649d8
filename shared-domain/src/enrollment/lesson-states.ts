import type { Enrollment, LessonProgress } from './enrollment-schema.ts';

/** What pages show of a learner's progress in one lesson. */
export type LessonState = Pick<LessonProgress, 'lessonId' | 'state' | 'positionSec' | 'isBookmarked' | 'watched'>;

const COMPLETED = 'd';
const BEGUN = 'b';
const BOOKMARKED = 'm';
const FILM = 'f';

/** Whether the lesson's own document says more than its enrolment: how far its film was watched. */
export const hasFilmState = (stored: string | undefined): boolean => stored?.includes(FILM) === true;

/** A lesson's progress in as few letters as hold it: done or begun, bookmarked, with a film. */
export const storedState = (
  { state, isBookmarked, positionSec, watched }: Omit<LessonState, 'lessonId'>,
  hasFilm = positionSec > 0 || Boolean(watched),
): string => (state === 'completed' ? COMPLETED : BEGUN) + (isBookmarked ? BOOKMARKED : '') + (hasFilm ? FILM : '');

/** What an enrolment says of its lessons, by their ids, in no order. */
export const lessonStatesOf = (stored: Readonly<Record<string, string>>): LessonState[] =>
  Object.entries(stored).map(([lessonId, letters]) => ({
    ...{ lessonId, positionSec: 0, isBookmarked: letters.includes(BOOKMARKED) },
    state: letters.startsWith(COMPLETED) ? 'completed' : 'in_progress',
  }));

/** What a learner's progress in all lessons leaves in the enrolment. */
export const statedLessons = (progress: readonly LessonState[]): Record<string, string> =>
  Object.fromEntries(progress.map((one) => [one.lessonId, storedState(one)]));

/**
 * The fields of an enrolment that change with a lesson's progress, in the same write; none while functions have not yet written down the
 * lessons before it. That a lesson has a film stays said.
 */
export function statesLesson(
  { lessonStates }: Pick<Enrollment, 'lessonStates'>,
  progress: LessonState,
): Pick<Enrollment, 'lessonStates' | 'stated'> {
  if (!lessonStates) return {};
  const { lessonId } = progress;
  const letters = storedState(progress, hasFilmState(lessonStates[lessonId]) || undefined);
  return { lessonStates: { ...lessonStates, [lessonId]: letters }, stated: lessonId };
}
