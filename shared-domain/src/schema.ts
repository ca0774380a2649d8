import * as z from 'zod/mini';

const hasToDate = (value: unknown): value is { toDate(): Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';

/** An instant: a Firestore timestamp, an ISO 8601 string or epoch milliseconds as input, a Date as output. */
export const instant = z.pipe(
  z.transform((value: unknown) => {
    if (hasToDate(value)) return value.toDate();
    return typeof value === 'string' || typeof value === 'number' ? new Date(value) : value;
  }),
  z.date(),
);

/** Text of at most `max` characters, trimmed. */
export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
/** Text of 1 to `max` characters after trimming. */
export const requiredText = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
