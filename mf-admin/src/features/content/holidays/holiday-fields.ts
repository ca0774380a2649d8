import { type Holidays, inOrder } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

/** The holidays as their fields hold them, in the order in which they were written. */
export const holidayFieldsSchema = z.object({
  days: z.array(z.object({ date: z.string(), ro: z.string(), en: z.string() })),
});
export type HolidayFields = z.infer<typeof holidayFieldsSchema>;
export type HolidayRow = HolidayFields['days'][number];

export const fieldsOf = ({ days }: Holidays): HolidayFields => ({
  days: days.map(({ date, name }) => ({ date, ...name })),
});

const holidayOf = ({ date, ro, en }: HolidayRow) => ({ date, name: { ro: ro.trim(), en: en.trim() } });

/** The days that the fields describe, row by row. */
export const writtenDays = ({ days }: HolidayFields) => days.map(holidayOf);

export const holidaysOf = (fields: HolidayFields): Holidays => ({ days: inOrder(writtenDays(fields)) });
