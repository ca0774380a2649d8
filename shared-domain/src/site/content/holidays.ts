import * as z from 'zod/mini';
import { isDay } from '../../availability/schedule-problems.ts';
import { hasVisible, isTitle } from '../../text/visible.ts';

/** `days`: a few years of them, so that those that are past may stay. */
export const HOLIDAY_LIMITS = { days: 100, name: 80 } as const;

/** A day on which nobody is booked, unless an expert says otherwise, with its name in both languages. */
export interface Holiday {
  /** `yyyy-mm-dd`, in the calendar of each expert. */
  date: string;
  name: { ro: string; en: string };
}
/** The site's holidays, each date once, the first first. */
export interface Holidays {
  days: Holiday[];
}

export type HolidayProblem = 'missing' | 'tooLong' | 'unreadable' | 'unknown' | 'twice';
export type HolidayField = 'date' | 'ro' | 'en';

function nameProblem(name: string): HolidayProblem | undefined {
  if (name.length > HOLIDAY_LIMITS.name) return 'tooLong';
  if (!hasVisible(name)) return 'missing';
  return isTitle(name) ? undefined : 'unreadable';
}

function dateProblem(date: string, earlier: readonly Holiday[]): HolidayProblem | undefined {
  if (date === '') return 'missing';
  if (!isDay(date)) return 'unknown';
  return earlier.some((day) => day.date === date) ? 'twice' : undefined;
}

/** What is wrong with each day, in their order: nothing with one that has no problem. */
export const holidayProblems = (days: readonly Holiday[]): Partial<Record<HolidayField, HolidayProblem>>[] =>
  days.map(({ date, name }, index) => ({
    ...known('date', dateProblem(date, days.slice(0, index))),
    ...known('ro', nameProblem(name.ro)),
    ...known('en', nameProblem(name.en)),
  }));

const known = (field: HolidayField, problem: HolidayProblem | undefined) => (problem ? { [field]: problem } : {});

/** The days by date. */
export const inOrder = (days: readonly Holiday[]): Holiday[] =>
  days.toSorted((one, other) => one.date.localeCompare(other.date));

const isInOrder = (days: readonly Holiday[]) => days.every(({ date }, index) => date === inOrder(days)[index]?.date);

export const holidaysSchema: z.ZodMiniType<Holidays> = z.object({
  days: z.array(z.object({ date: z.string(), name: z.object({ ro: z.string(), en: z.string() }) })).check(
    z.maxLength(HOLIDAY_LIMITS.days),
    z.refine((days) => holidayProblems(days).every((found) => Object.keys(found).length === 0)),
    z.refine(isInOrder),
  ),
});

/** `siteContent/holidays`, for readers of the days alone. */
export const storedHolidaysSchema = z.object({ value: holidaysSchema });
