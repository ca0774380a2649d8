import {
  countLesson,
  enrollmentSchema,
  isWatched,
  lessonProgressSchema,
  normalRanges,
  statesLesson,
  type WatchedRange,
  withWatched,
} from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import { markLesson } from '../../enrollments/mark-lesson.ts';
import { saveWatched } from '../../enrollments/save-watched.ts';
import { parseFields } from '../../parse-document.ts';
import { readKept, readKeptIn, updateKept } from '../store/kept-documents.ts';
import { WaitingList } from '../store/waiting-list.ts';
import { enrollmentPath, lessonProgressFolder } from './progress-paths.ts';

const waitingSchema = z.array(
  z.object({
    courseId: z.string(),
    lessonId: z.string(),
    isDone: z.boolean(),
    film: z.optional(
      z.object({
        lengthSec: z.number(),
        decides: z.boolean(),
        ranges: z.array(z.object({ from: z.number(), to: z.number() })),
      }),
    ),
  }),
);

const placeOf = ({ courseId, lessonId }: { courseId: string; lessonId: string }) => `${courseId}/${lessonId}`;

/** A course in its order is told in its order; what is refused for good is given up. */
const waitingOf = (uid: string) =>
  new WaitingList(uid, { place: 'progress', schema: waitingSchema, idOf: placeOf, dropsRefused: true });

/** Progress in a lesson that cannot be told now. */
export interface UntoldProgress {
  uid: string;
  courseId: string;
  lessonId: string;
  isDone?: boolean;
  film?: { lengthSec: number; decides: boolean; ranges: readonly WatchedRange[] };
}

/**
 * Keeps progress in a kept course until it can be told, and shows it in what is kept meanwhile. False when the course is not kept on this
 * device, or there is no room.
 */
export async function waitWithProgress(progress: UntoldProgress): Promise<boolean> {
  const { uid, courseId, lessonId, isDone = false, film } = progress;
  const enrollment = await readKept(enrollmentPath(uid, courseId));
  if (!enrollment) return false;
  const waiting = waitingOf(uid);
  const before = waiting.find(placeOf(progress));
  const watched = film ?? before?.film;
  const ranges = [...(before?.film?.ranges ?? []), ...(film?.ranges ?? [])];
  const isKept = waiting.keep({
    ...{ courseId, lessonId, isDone: isDone || before?.isDone === true },
    // A film is told again and again while it plays: each of its seconds waits once.
    ...(watched && { film: { ...watched, ranges: normalRanges(ranges, watched.lengthSec) } }),
  });
  if (!isKept) return false;
  await showProgress(progress);
  return true;
}

/** Writes progress into what is kept of a course, as the server will. */
async function showProgress({ uid, courseId, lessonId, isDone, film }: UntoldProgress): Promise<void> {
  const path = enrollmentPath(uid, courseId);
  const folder = lessonProgressFolder(uid, courseId);
  const [kept, states = []] = await Promise.all([readKept(path), readKeptIn(folder)]);
  const enrollment = kept && parseFields(enrollmentSchema, path, kept);
  if (!kept || !enrollment) return;
  const present = states.find(({ id }) => id === lessonId);
  const state = present && parseFields(lessonProgressSchema, folder, present);
  const watched = film && withWatched(state?.watched ?? '', film.ranges, film.lengthSec);
  const finishes =
    state?.state !== 'completed' && (isDone || (film?.decides === true && isWatched(watched ?? '', film.lengthSec)));
  const updatedAt = new Date();
  const fields = {
    ...{ lessonId, state: 'in_progress', positionSec: 0, startedAt: updatedAt, ...present?.fields, updatedAt },
    ...(watched !== undefined && { watched }),
    ...(finishes && { state: 'completed', completedAt: updatedAt }),
  };
  await updateKept(folder, [...states.filter((one) => one !== present), { id: lessonId, fields }]);
  const now = finishes ? 'completed' : (state?.state ?? 'in_progress');
  const told = {
    ...(finishes && { ...countLesson(enrollment, lessonId, 1), updatedAt }),
    ...statesLesson(enrollment, {
      ...{ positionSec: 0, ...state, lessonId, state: now },
      ...(watched !== undefined && { watched }),
    }),
  };
  await updateKept(path, { ...kept, fields: { ...kept.fields, ...told } });
}

/** Tells the progress that waits; what is refused for good is dropped. Rejects when it still cannot be told. */
export const tellWaiting = (uid: string): Promise<void> =>
  waitingOf(uid).tell(async ({ courseId, lessonId, isDone, film }) => {
    const place = { uid, courseId, lessonId };
    if (film && film.ranges.length > 0) await saveWatched({ ...place, ...film });
    if (isDone) await markLesson({ ...place, state: 'completed' });
    return undefined;
  });

export const isProgressWaiting = (uid: string): boolean => !waitingOf(uid).isEmpty;

export const forgetWaiting = (uid: string): void => waitingOf(uid).clear();
