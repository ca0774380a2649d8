export const MILLI_NANOS = 1_000_000n;
export const SECOND_NANOS = 1000n * MILLI_NANOS;
export const DAY_NANOS = 86_400n * SECOND_NANOS;

/** The units that `duration.value(amount, unit)` knows, in nanoseconds. */
export const UNIT_NANOS: ReadonlyMap<string, bigint> = new Map([
  ['w', 7n * DAY_NANOS],
  ['d', DAY_NANOS],
  ['h', 3600n * SECOND_NANOS],
  ['m', 60n * SECOND_NANOS],
  ['s', SECOND_NANOS],
  ['ms', MILLI_NANOS],
  ['ns', 1n],
]);
