import {
  countLesson,
  enrollmentSchema,
  errorCode,
  isWatched,
  lessonProgressSchema,
  statesLesson,
  type WatchedRange,
  withWatched,
} from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import { keptEdits } from '../../edits/kept/kept-edits.ts';
import { markLesson } from '../../enrollments/mark-lesson.ts';
import { saveWatched } from '../../enrollments/save-watched.ts';
import { parseFields } from '../../parse-document.ts';
import { isPassing } from '../../retry-delay.ts';
import { readKept, readKeptIn, updateKept } from '../store/kept-documents.ts';
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

type Waiting = z.infer<typeof waitingSchema>[number];

const waitingOf = (uid: string) => keptEdits(uid, 'progress', waitingSchema);

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
 * device.
 */
export async function waitWithProgress(progress: UntoldProgress): Promise<boolean> {
  const { uid, courseId, lessonId, isDone = false, film } = progress;
  const enrollment = await readKept(enrollmentPath(uid, courseId));
  if (!enrollment) return false;
  const waiting = waitingOf(uid);
  const all = waiting.read() ?? [];
  const isThis = (one: Waiting) => one.courseId === courseId && one.lessonId === lessonId;
  const before = all.find(isThis);
  const merged = film && { ...film, ranges: [...(before?.film?.ranges ?? []), ...film.ranges] };
  const now = {
    ...{ courseId, lessonId, isDone: isDone || before?.isDone === true },
    ...((merged ?? before?.film) && { film: merged ?? before?.film }),
  };
  waiting.keep([...all.filter((one) => !isThis(one)), now]);
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
export async function tellWaiting(uid: string): Promise<void> {
  const waiting = waitingOf(uid);
  for (const { courseId, lessonId, isDone, film } of waiting.read() ?? []) {
    const place = { uid, courseId, lessonId };
    try {
      if (film && film.ranges.length > 0) await saveWatched({ ...place, ...film });
      if (isDone) await markLesson({ ...place, state: 'completed' });
    } catch (error) {
      if (isPassing({ code: errorCode(error) })) throw error;
      console.info('The progress was refused', error);
    }
    const rest = (waiting.read() ?? []).filter((one) => one.courseId !== courseId || one.lessonId !== lessonId);
    if (rest.length > 0) waiting.keep(rest);
    else waiting.clear();
  }
}

export const forgetWaiting = (uid: string): void => waitingOf(uid).clear();
