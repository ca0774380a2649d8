import { SCHEDULE_LIMITS, type Schedule } from './schedule.ts';
import { zoneOn } from './stays.ts';
import { addDays, dateAt, instantAt } from './wall-time.ts';

/** What can be wrong with hours. */
export type HoursProblem =
  | 'time-missing'
  | 'ends-before'
  | 'overlaps'
  | 'day-unknown'
  | 'day-twice'
  | 'days-reversed'
  | 'stays-meet'
  | 'skipped'
  | 'too-many';

/** A problem and its place: a part of the schedule, such as `weekly.2` or `overrides.0.intervals.1`. */
export interface PlacedProblem {
  place: string;
  problem: HoursProblem;
}

/** Hours as somebody has typed them: each part may still be empty or wrong. */
export type TypedSchedule = Omit<Schedule, 'rev'>;

type Typed = { from: string; to: string };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const isTime = ({ from, to }: Typed) => TIME.test(from) && (TIME.test(to) || to === '24:00');
/** Whether a text is a date that exists: `yyyy-mm-dd`. */
export const isDay = (date: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && Number.isFinite(Date.parse(date)) && addDays(date, 0) === date;

/** Everything that stands against keeping these hours, in the order of the page; empty when nothing does. */
export const scheduleProblems = (schedule: TypedSchedule): PlacedProblem[] => [
  ...weeklyProblems(schedule),
  ...schedule.overrides.flatMap((_, index) => overrideProblems(schedule, index)),
  ...schedule.timeOff.flatMap(timeOffProblems),
  ...(schedule.stays ?? []).flatMap(stayProblems),
  ...(['weekly', 'overrides', 'timeOff', 'stays'] as const)
    .filter((part) => (schedule[part]?.length ?? 0) > SCHEDULE_LIMITS[part])
    .map((part) => ({ place: part, problem: 'too-many' as const })),
];

const daysProblem = ({ from, to }: Typed): HoursProblem | undefined => {
  if (!isDay(from) || !isDay(to)) return 'day-unknown';
  return from > to ? 'days-reversed' : undefined;
};

function timeOffProblems(days: Typed, index: number): PlacedProblem[] {
  const problem = daysProblem(days);
  return problem ? [{ place: `timeOff.${index}`, problem }] : [];
}

/** An expert is in one place at a time. */
function stayProblems(days: Typed, index: number, all: readonly Typed[]): PlacedProblem[] {
  const meets = all.slice(0, index).some(({ from, to }) => days.from <= to && from <= days.to);
  const problem = daysProblem(days) ?? (meets ? 'stays-meet' : undefined);
  return problem ? [{ place: `stays.${index}`, problem }] : [];
}

function weeklyProblems({ weekly }: TypedSchedule): PlacedProblem[] {
  return weekly.flatMap((hours, index) => {
    const before = weekly.slice(0, index).filter(({ day }) => day === hours.day);
    const problem = hoursProblem(hours, before);
    return problem ? [{ place: `weekly.${index}`, problem }] : [];
  });
}

function overrideProblems(schedule: TypedSchedule, index: number): PlacedProblem[] {
  const { overrides } = schedule;
  const { date, intervals } = overrides[index] ?? { date: '', intervals: [] };
  const place = `overrides.${index}`;
  if (!isDay(date)) return [{ place, problem: 'day-unknown' }];
  if (overrides.slice(0, index).some((earlier) => earlier.date === date)) return [{ place, problem: 'day-twice' }];
  if (intervals.length > SCHEDULE_LIMITS.intervals) return [{ place, problem: 'too-many' }];
  return intervals.flatMap((hours, nth) => {
    const problem = hoursProblem(hours, intervals.slice(0, nth)) ?? skippedIn(hours, date, zoneOn(date, schedule));
    return problem ? [{ place: `${place}.intervals.${nth}`, problem }] : [];
  });
}

function hoursProblem(hours: Typed, before: readonly Typed[]): HoursProblem | undefined {
  if (!isTime(hours)) return 'time-missing';
  if (hours.from >= hours.to) return 'ends-before';
  return before.some(({ from, to }) => hours.from < to && from < hours.to) ? 'overlaps' : undefined;
}

/** Clocks that go forward leave times out, and nobody can begin or end then. */
function skippedIn({ from, to }: Typed, date: string, timeZone: string): HoursProblem | undefined {
  const isShown = (time: string) =>
    time === '24:00' || clockAt(instantAt(date, time, timeZone), timeZone) === `${date} ${time}`;
  return isShown(from) && isShown(to) ? undefined : 'skipped';
}

function clockAt(at: Date, timeZone: string): string {
  const time = at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${dateAt(at, timeZone)} ${time}`;
}
