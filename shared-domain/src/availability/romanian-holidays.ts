import { addDays } from './wall-time.ts';

/** The public holidays of Romania (Labour Code, article 139), by name. */
export const ROMANIAN_HOLIDAYS = [
  'newYear',
  'secondOfJanuary',
  'epiphany',
  'saintJohn',
  'unification',
  'goodFriday',
  'easter',
  'easterMonday',
  'labourDay',
  'childrensDay',
  'pentecost',
  'pentecostMonday',
  'dormition',
  'saintAndrew',
  'nationalDay',
  'christmas',
  'secondOfChristmas',
] as const;
export type RomanianHoliday = (typeof ROMANIAN_HOLIDAYS)[number];

const FIXED: Partial<Record<RomanianHoliday, string>> = {
  newYear: '01-01',
  secondOfJanuary: '01-02',
  epiphany: '01-06',
  saintJohn: '01-07',
  unification: '01-24',
  labourDay: '05-01',
  childrensDay: '06-01',
  dormition: '08-15',
  saintAndrew: '11-30',
  nationalDay: '12-01',
  christmas: '12-25',
  secondOfChristmas: '12-26',
};
/** Days after the Orthodox Easter Sunday. */
const AFTER_EASTER: Partial<Record<RomanianHoliday, number>> = {
  goodFriday: -2,
  easter: 0,
  easterMonday: 1,
  pentecost: 49,
  pentecostMonday: 50,
};
/** The Julian calendar is this many days behind, from 1900 to 2099. */
const JULIAN_DAYS = 13;

/** Orthodox Easter Sunday of a year from 1900 to 2099 (Meeus' Julian algorithm, as a Gregorian date). */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + weekday + 114;
  const julian = `${year}-${pad(Math.floor(days / 31))}-${pad((days % 31) + 1)}`;
  return addDays(julian, JULIAN_DAYS);
}

const pad = (value: number) => String(value).padStart(2, '0');

/** The public holidays of Romania from a date on, through a year, in order. */
export function romanianHolidays(from: string): { date: string; holiday: RomanianHoliday }[] {
  const year = Number(from.slice(0, 4));
  const end = addDays(from, 365);
  return [year, year + 1]
    .flatMap((each) => ROMANIAN_HOLIDAYS.map((holiday) => ({ date: dateOf(holiday, each), holiday })))
    .filter(({ date }) => from <= date && date < end)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

const dateOf = (holiday: RomanianHoliday, year: number): string =>
  FIXED[holiday] ? `${year}-${FIXED[holiday]}` : addDays(orthodoxEaster(year), AFTER_EASTER[holiday] ?? 0);
