import {
  onSchedule as make,
  type ScheduledEvent,
  type ScheduleFunction,
  type ScheduleOptions,
} from 'firebase-functions/v2/scheduler';
import { warn } from '../logged/log.ts';
import { logRun } from '../logged/log-run.ts';
import { newRun } from '../logged/new-run.ts';
import { toThrowOn } from '../logged/without-text.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { noteRun } from './note-run.ts';

/** `onSchedule` of firebase-functions, with a line in the log about each run, and a note of the last one for whoever asks how the site is. */
export function onSchedule(options: ScheduleOptions, work: (event: ScheduledEvent) => void | Promise<void>) {
  const made: ScheduleFunction & { name: string } = make(options, async (event) => {
    const run = newRun(made, 'schedule');
    const note = (isDone: boolean) =>
      noteRun(firestoreStore(), run.function, isDone, new Date()).catch((thrown: unknown) =>
        warn(`A run of ${run.function} is not noted`, thrown),
      );
    try {
      await logRun(run, () => work(event));
    } catch (thrown) {
      await note(false);
      throw toThrowOn(thrown);
    }
    await note(true);
  });
  return made;
}
