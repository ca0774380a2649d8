import { offsetAt, type WeekPart } from '@cursiv/shared-domain';
import { type StartRuns, startsFrom } from './start-runs.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** 1 January 1970 was a Thursday; counted from Monday. */
const FIRST_WEEKDAY = 3;

/** Hours of the day, from and up to. */
const HOURS: Record<Exclude<WeekPart, 'weekend'>, [from: number, to: number]> = {
  mornings: [6, 12],
  afternoons: [12, 18],
  evenings: [18, 23],
};

/** Whether a free time begins in this part of the coming seven days, on the clock of a zone. */
export function hasTimeIn(offerings: readonly StartRuns[], part: WeekPart, zone: string, now: Date): boolean {
  const until = +now / 60_000 + WEEK;
  for (const offering of offerings)
    for (const start of startsFrom(offering, now)) {
      if (start > until) break;
      if (isIn(part, start + offsetAt(new Date(start * 60_000), zone))) return true;
    }
  return false;
}

function isIn(part: WeekPart, wallMinute: number): boolean {
  if (part === 'weekend') return (Math.floor(wallMinute / DAY) + FIRST_WEEKDAY) % 7 >= 5;
  const [from, to] = HOURS[part];
  const hour = (wallMinute % DAY) / HOUR;
  return from <= hour && hour < to;
}
