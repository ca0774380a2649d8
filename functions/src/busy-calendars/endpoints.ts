import { BUSY_CALENDAR_LIMITS } from '@cursiv/shared-domain';
import * as z from 'zod';
import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { SINGLE } from '../limits.ts';
import { publicOrigin } from '../public-origin.ts';
import { onSchedule } from '../schedules/schedule.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { type Reading, saveBusyCalendar as save } from './busy-calendars.ts';
import { feeds } from './reading/read-feed.ts';
import { refreshDueCalendars } from './refresh-due.ts';

const requestSchema = z.strictObject({ address: z.string().max(BUSY_CALENDAR_LIMITS.address).nullable() });
const reading = (): Reading => ({ feeds: feeds(), host: new URL(publicOrigin()).host, now: new Date() });

/** An expert names their external calendar, which is read at once, or has it forgotten. Each call asks a stranger's server. */
export const saveBusyCalendar = callable(
  requestSchema,
  limited('saveBusyCalendar', { most: 20, spanMs: 3_600_000 }, ({ address }, { uid }) =>
    save(firestoreStore(), address, uid, reading()),
  ),
);

/** Reads external calendars again. */
export const readBusyCalendars = onSchedule({ schedule: 'every 5 minutes', timeoutSeconds: 300, ...SINGLE }, () =>
  refreshDueCalendars(firestoreStore(), reading()),
);
