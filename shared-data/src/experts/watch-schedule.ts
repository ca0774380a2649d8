import { type Schedule, scheduleSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument } from '../watch.ts';

/** Watches an expert's own hours; undefined until some were set. */
export const watchSchedule = (uid: string): Watch<Schedule | undefined> =>
  watchDocument(scheduleSchema, () => doc(database(), 'schedules', uid));
