import { type BusyCalendar, busyCalendarSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { callFunction } from '../call-function.ts';
import { type Watch, watchDocument } from '../watch.ts';

/** Watches what is known of an expert's own external calendar; undefined while they have none. */
export const watchBusyCalendar = (uid: string): Watch<BusyCalendar | undefined> =>
  watchDocument(busyCalendarSchema, () => doc(database(), 'busyCalendars', uid));

/**
 * Has the external calendar at an address read and kept, or forgets the present one. Throws AppError: `invalid` with a
 * BusyCalendarProblem as the reason when it cannot be read.
 */
export const saveBusyCalendar = (address: string | null): Promise<void> =>
  callFunction<object, void>('saveBusyCalendar', { address });
