import type { Schedule } from './schedule.ts';

/**
 * Hours in which the site's holidays (`yyyy-mm-dd`) are closed, but for the days with hours of their own: whoever gives a holiday hours works
 * then. For reckoning alone, never stored: what an expert has written stays theirs.
 */
export const withHolidays = <Hours extends Pick<Schedule, 'overrides'>>(
  hours: Hours,
  holidays: readonly string[],
): Hours => ({
  ...hours,
  overrides: [
    ...hours.overrides,
    ...holidays
      .filter((holiday) => !hours.overrides.some(({ date }) => date === holiday))
      .map((date) => ({ date, intervals: [] })),
  ],
});
