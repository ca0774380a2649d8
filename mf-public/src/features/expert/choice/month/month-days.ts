import { addDays, weekdayOf } from '@cursiv/shared-domain';

/** The month of a date: `yyyy-mm`. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The weeks that touch a month, from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  for (let monday = addDays(first, 1 - weekdayOf(first)); monthOf(monday) <= month; monday = addDays(monday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day)));
  return weeks;
}

/** The same day some months later, or the last one of that month. */
export function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Where a key leads from a date, by the pattern of grids of dates; undefined for other keys. */
export function movedBy(key: string, date: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, 1 - weekdayOf(date));
    case 'End':
      return addDays(date, 7 - weekdayOf(date));
    case 'PageUp':
      return monthsLater(date, -1);
    case 'PageDown':
      return monthsLater(date, 1);
    default:
      return undefined;
  }
}
