import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type Expert,
  expertSchema,
  freeStarts,
  type Offering,
  type Review,
  reviewSchema,
  type Schedule,
  type SlotLock,
  scheduleSchema,
  slotLockSchema,
} from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import type { DocumentQuery, DocumentSource, StoredDocument } from '../../store/document-source.ts';
import { allParsed, parsed } from '../../store/parsed.ts';
import { newestReviews } from '../newest-reviews.ts';

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

/** Reviews on an expert's page. */
const MAX_REVIEWS = 8;

/** Locks this long past still count for the day that it is now somewhere, in milliseconds. */
const LOOK_BACK_MS = 36 * 3_600_000;

/** The listed experts by name. */
export async function peopleOf(source: DocumentSource, now: Date): Promise<Person[]> {
  const packed = parsed(peopleSchema, await source.get(PEOPLE_PATH));
  const people = packed ? Object.values(packed.people) : await collectPeople(source, now);
  return people.toSorted((one, other) => one.expert.displayName.localeCompare(other.expert.displayName, 'ro'));
}

/** The listed experts, read from the documents themselves. */
export async function collectPeople(source: DocumentSource, now: Date): Promise<Person[]> {
  const experts = await source.find({ collection: 'experts', equals: { status: 'listed' } });
  return (await Promise.all(experts.map((document) => personOf(source, document, now)))).flatMap(
    (person) => person ?? [],
  );
}

/** The expert of a document with their times; undefined while they are not listed. */
export async function personOf(
  source: DocumentSource,
  document: StoredDocument | undefined,
  now: Date,
): Promise<Person | undefined> {
  const expert = parsed(expertSchema, document);
  if (expert?.status !== 'listed') return undefined;
  const [user, schedule, locks, reviews] = await Promise.all([
    source.get(`users/${expert.id}`),
    source.get(`schedules/${expert.id}`),
    source.find(recentLocks(expert.id, now)),
    newestReviews(source, { targetKind: 'expert', targetId: expert.id }, MAX_REVIEWS),
  ]);
  return {
    expert,
    isVerified: user?.fields.verifiedExpert === true,
    schedule: parsed(scheduleSchema, schedule),
    locks: allParsed(slotLockSchema, locks).filter(({ expertUid }) => expertUid === expert.id),
    reviews,
  };
}

const recentLocks = (expertUid: string, now: Date): DocumentQuery => ({
  collection: 'slotLocks',
  equals: { expertUid },
  from: { field: 'startAt', value: new Date(now.getTime() - LOOK_BACK_MS) },
});

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

/** The active types of session of an expert, each with when it can begin. */
export function freeTimes({ expert, schedule, locks }: Person, now: Date) {
  return Object.entries(expert.offerings)
    .filter(([, offering]) => offering.active)
    .map(([id, offering]) => ({ id, offering, starts: startsOf(schedule, offering, locks, now) }));
}

function* startsOf(schedule: Schedule | undefined, offering: Offering, locks: SlotLock[], now: Date): Generator<Date> {
  if (schedule) yield* freeStarts(schedule, offering, locks, now);
}

/** When the next session of any type can begin. */
export function nextFreeAt(person: Person, now: Date): Date | undefined {
  const firsts = freeTimes(person, now).flatMap(({ starts }) => starts.next().value ?? []);
  return firsts.toSorted((one, other) => one.getTime() - other.getTime())[0];
}
