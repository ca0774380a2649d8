import { Cron } from 'croner';
import type { ScheduleTrigger } from '../hosted-function.ts';

/** Cloud Scheduler's default time zone for functions (firebase-tools, v2). */
const DEFAULT_TIME_ZONE = 'UTC';

/** Minutes in an hour and hours in a day: an interval that does not divide them has no crontab. */
const UNITS = { minutes: 60, mins: 60, hours: 24 } as const;

/** The times of a schedule: takes a time and returns the next run. */
export interface ScheduleTimes {
  schedule: string;
  timeZone: string;
  nextAfter(time: Date): Date | undefined;
}

/**
 * Parses a schedule: a crontab, or App Engine's "every 5 minutes", "every 2 hours" and "every day 03:00". Throws an
 * Error for another.
 */
export function scheduleTimes({ schedule, timeZone }: ScheduleTrigger): ScheduleTimes {
  if (typeof schedule !== 'string') throw new Error('Its schedule is not a text.');
  const zone = typeof timeZone === 'string' ? timeZone : DEFAULT_TIME_ZONE;
  const cron = new Cron(crontab(schedule), { timezone: zone, mode: '5-part', paused: true });
  return { schedule, timeZone: zone, nextAfter: (time) => cron.nextRun(time) ?? undefined };
}

function crontab(schedule: string): string {
  const [, hour, minute] = /^every day (\d\d?):(\d\d)$/.exec(schedule) ?? [];
  if (hour !== undefined) return `${minute} ${hour} * * *`;
  const [, count = '', unit] = /^every (\d+) (minutes|mins|hours)$/.exec(schedule) ?? [];
  if (unit === undefined) return schedule;
  const every = Number(count);
  if (every === 0 || UNITS[unit as keyof typeof UNITS] % every !== 0)
    throw new Error(`local-cloud cannot keep "${schedule}"; write it as a crontab.`);
  const step = every === UNITS[unit as keyof typeof UNITS] ? '0' : `*/${every}`;
  return unit === 'hours' ? `0 ${step} * * *` : step === '0' ? '0 * * * *' : `${step} * * * *`;
}
