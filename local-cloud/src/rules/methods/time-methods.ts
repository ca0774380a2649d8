import { DAY_NANOS, MILLI_NANOS, SECOND_NANOS } from '../values/time-units.ts';
import type { Routine, Routines, Value } from '../values/value.ts';
import { routine } from './routine.ts';

const DAY_MILLIS = 86_400_000;

const calendar = (read: (date: Date) => number): Routine =>
  routine(['timestamp'], ({ nanos }) => BigInt(read(new Date(Number(floorDivide(nanos, MILLI_NANOS))))));

/** Everything in UTC; months count from 1, and a week's days from Monday as 1 to Sunday as 7. */
export const timestampMethods: Routines = {
  year: calendar((date) => date.getUTCFullYear()),
  month: calendar((date) => date.getUTCMonth() + 1),
  day: calendar((date) => date.getUTCDate()),
  hours: calendar((date) => date.getUTCHours()),
  minutes: calendar((date) => date.getUTCMinutes()),
  seconds: calendar((date) => date.getUTCSeconds()),
  dayOfWeek: calendar((date) => date.getUTCDay() || 7),
  dayOfYear: calendar((date) => Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY_MILLIS) + 1),
  nanos: routine(['timestamp'], ({ nanos }) => nanos - floorDivide(nanos, SECOND_NANOS) * SECOND_NANOS),
  toMillis: routine(['timestamp'], ({ nanos }) => floorDivide(nanos, MILLI_NANOS)),
  date: routine(['timestamp'], ({ nanos }) => ({ kind: 'timestamp', nanos: midnight(nanos) })),
  time: routine(['timestamp'], ({ nanos }): Value => ({ kind: 'duration', nanos: nanos - midnight(nanos) })),
};

export const durationMethods: Routines = {
  seconds: routine(['duration'], ({ nanos }) => nanos / SECOND_NANOS),
  nanos: routine(['duration'], ({ nanos }) => nanos % SECOND_NANOS),
};

function midnight(nanos: bigint): bigint {
  return floorDivide(nanos, DAY_NANOS) * DAY_NANOS;
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient;
}
