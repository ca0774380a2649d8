import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type BusyRange,
  busyRangeSchema,
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

const personSchema = z.object({
  expert: expertSchema,
  isVerified: z._default(z.boolean(), false),
  /** Absent until the expert has set hours. */
  schedule: z.optional(scheduleSchema),
  holidays: z._default(z.array(z.string()), []),
  locks: z.array(slotLockSchema),
  busy: z._default(z.array(busyRangeSchema), []),
  reviews: z.array(reviewSchema),
});
/** A listed expert with their free and taken times. */
export interface Person {
  expert: Expert;
  /** Whether an administrator has verified the person. */
  isVerified: boolean;
  schedule?: Schedule | undefined;
  /** The dates of the site's holidays. */
  holidays: string[];
  locks: SlotLock[];
  /** Times that are taken in a calendar of theirs elsewhere. */
  busy: BusyRange[];
  /** The newest written ones. */
  reviews: Review[];
}

/** Everything that the page of one expert shows, in one document. */
export const viewPath = (uid: string) => `expertViews/${uid}`;

/** The stored form, compressed: times are most of it. */
export const viewSchema = z.pipe(
  z.pipe(
    z.object({ bytes: z.instanceof(Uint8Array) }),
    z.transform(({ bytes }): unknown => JSON.parse(gunzipSync(bytes).toString('utf8'))),
  ),
  personSchema,
);

/** The document's fields; `keptAt` tells when the times that lists show were looked ahead for. */
export const packPerson = (person: Person, keptAt: Date) => ({
  bytes: gzipSync(JSON.stringify(withoutIds(person))),
  keptAt,
});

/** The ids of bookings are nobody's business. Pages count the bookings of a day, so bookings stay distinguishable: by number. */
function withoutIds({ locks, ...person }: Person): Person {
  const bookings = [...new Set(locks.map(({ bookingId }) => bookingId))];
  const numbers = new Map(bookings.map((id, index) => [id, String(index)]));
  return { ...person, locks: locks.map((lock) => ({ ...lock, bookingId: numbers.get(lock.bookingId) ?? '' })) };
}
