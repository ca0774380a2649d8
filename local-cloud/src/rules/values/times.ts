import { EvaluationError } from './evaluation-error.ts';
import { SECOND_NANOS } from './time-units.ts';
import type { Duration, Timestamp } from './value.ts';

/** Documented ranges of google.protobuf.Timestamp and Duration, in seconds. */
const FIRST_SECOND = -62_135_596_800n;
const LAST_SECOND = 253_402_300_799n;
const LONGEST_SECONDS = 315_576_000_000n;

/** An instant, in nanoseconds since the epoch. Throws EvaluationError outside the years 1 to 9999. */
export function toTimestamp(nanos: bigint): Timestamp {
  if (nanos >= FIRST_SECOND * SECOND_NANOS && nanos < (LAST_SECOND + 1n) * SECOND_NANOS)
    return { kind: 'timestamp', nanos };
  throw new EvaluationError(`Timestamp is not valid. Seconds must be in range [${FIRST_SECOND}, ${LAST_SECOND}].`);
}

/** A duration in nanoseconds. Throws EvaluationError above some ten thousand years. */
export function toDuration(nanos: bigint): Duration {
  const size = nanos < 0n ? -nanos : nanos;
  if (size / SECOND_NANOS <= LONGEST_SECONDS) return { kind: 'duration', nanos };
  throw new EvaluationError(
    `Duration is not valid. Seconds must be in range [-${LONGEST_SECONDS}, ${LONGEST_SECONDS}].`,
  );
}
