import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type Expert,
  expertSchema,
  type Review,
  reviewSchema,
  type Schedule,
  type SlotLock,
  scheduleSchema,
  slotLockSchema,
} from '@cursiv/shared-domain';
import * as z from 'zod/mini';

/** Everything that pages show of the listed experts, packed into one document so that a page costs one read. */
export const PEOPLE_PATH = 'catalogue/experts';

const personSchema = z.object({
  expert: expertSchema,
  isVerified: z._default(z.boolean(), false),
  /** Absent until the expert has set hours. */
  schedule: z.optional(scheduleSchema),
  locks: z.array(slotLockSchema),
  reviews: z.array(reviewSchema),
});
/** A listed expert with when they can be met and what of it is taken. */
export interface Person {
  expert: Expert;
  /** Whether an administrator has verified the person. */
  isVerified: boolean;
  schedule?: Schedule | undefined;
  locks: SlotLock[];
  /** The newest written ones. */
  reviews: Review[];
}

/** The stored form, compressed: a document holds 1 MiB, and a hundred experts with their times are more. */
export const peopleSchema = z.pipe(
  z.pipe(
    z.object({ bytes: z.instanceof(Uint8Array) }),
    z.transform(({ bytes }): unknown => JSON.parse(gunzipSync(bytes).toString('utf8'))),
  ),
  z.object({ people: z.record(z.string(), personSchema) }),
);

/** The document's fields; the ids of the bookings that take the times would be most of what there is to keep. */
export const packPeople = (people: readonly Person[]) => ({
  bytes: gzipSync(JSON.stringify({ people: Object.fromEntries(people.map((it) => [it.expert.id, withoutIds(it)])) })),
});

/** A page counts the bookings of a day, so one is still told from another: by its number. */
function withoutIds({ locks, ...person }: Person): Person {
  const bookings = [...new Set(locks.map(({ bookingId }) => bookingId))];
  const numbers = new Map(bookings.map((id, index) => [id, String(index)]));
  return { ...person, locks: locks.map((lock) => ({ ...lock, bookingId: numbers.get(lock.bookingId) ?? '' })) };
}
