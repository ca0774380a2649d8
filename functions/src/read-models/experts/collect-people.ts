import { busyCalendarSchema, expertSchema, isShownExpert, scheduleSchema, slotLockSchema } from '@cursiv/shared-domain';
import type { DocumentQuery, DocumentSource, StoredDocument } from '../../store/document-source.ts';
import { allParsed, parsed } from '../../store/parsed.ts';
import { newestReviews } from '../newest-reviews.ts';
import { holidayDates } from './holiday-dates.ts';
import type { Person } from './person.ts';

/** The most reviews on an expert's page. */
const MAX_REVIEWS = 8;

/** How long past locks still count, in milliseconds: they may belong to the current day in some zone. */
const LOOK_BACK_MS = 36 * 3_600_000;

/** The listed experts, read from the documents themselves. */
export async function collectPeople(source: DocumentSource, now: Date): Promise<Person[]> {
  const experts = await source.find({ collection: 'experts', equals: { status: 'listed' } });
  return (await Promise.all(experts.map((document) => personOf(source, document, now)))).flatMap(
    (person) => person ?? [],
  );
}

/** The expert of a document with their times; undefined unless visitors see them. */
export async function personOf(
  source: DocumentSource,
  document: StoredDocument | undefined,
  now: Date,
): Promise<Person | undefined> {
  const expert = parsed(expertSchema, document);
  if (!expert || !isShownExpert(expert.status)) return undefined;
  const [user, schedule, holidays, calendar, locks, reviews] = await Promise.all([
    source.get(`users/${expert.id}`),
    source.get(`schedules/${expert.id}`),
    holidayDates(source),
    source.get(`busyCalendars/${expert.id}`),
    source.find(recentLocks(expert.id, now)),
    newestReviews(source, { targetKind: 'expert', targetId: expert.id }, MAX_REVIEWS),
  ]);
  return {
    expert,
    isVerified: user?.fields.verifiedExpert === true,
    schedule: parsed(scheduleSchema, schedule),
    holidays,
    locks: allParsed(slotLockSchema, locks).filter(({ expertUid }) => expertUid === expert.id),
    busy: parsed(busyCalendarSchema, calendar)?.busy ?? [],
    reviews,
  };
}

const recentLocks = (expertUid: string, now: Date): DocumentQuery => ({
  collection: 'slotLocks',
  equals: { expertUid },
  from: { field: 'startAt', value: new Date(now.getTime() - LOOK_BACK_MS) },
});
