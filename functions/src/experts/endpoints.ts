import { LOCALES } from '@cursiv/shared-domain';
import * as z from 'zod';
import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { learnersCourses as coursesOf } from './learners-courses.ts';
import { publicHolidays } from './public-holidays.ts';
import { saveSchedule as save } from './save-schedule.ts';
import { scheduleRequestSchema } from './schedule-request.ts';

/** An expert saves their own hours. Pages are kept anew with every save, so nobody saves without a pause. */
export const saveSchedule = callable(
  scheduleRequestSchema,
  limited('saveSchedule', { most: 20, spanMs: 60_000 }, (schedule, { uid }) => save(firestoreStore(), uid, schedule)),
);

const ofBookingSchema = z.strictObject({ bookingId: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/) });

/** An expert sees the courses of whoever asked them, while that person agrees. */
export const learnersCourses = callable(
  ofBookingSchema,
  limited('learnersCourses', { most: 30, spanMs: 60_000 }, ({ bookingId }, { uid }) =>
    coursesOf(firestoreStore(), uid, bookingId, new Date()),
  ),
  { staysOpen: true },
);

const holidaysSchema = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  locale: z.enum(LOCALES),
  from: z.iso.date().refine((date) => '2020' < date && date < '2080'),
});

/** The public holidays of the country that an expert chooses. */
export const holidays = callable(
  holidaysSchema,
  limited('holidays', { most: 30, spanMs: 60_000 }, ({ country, locale, from }) =>
    publicHolidays(country, locale, from),
  ),
  { staysOpen: true },
);
