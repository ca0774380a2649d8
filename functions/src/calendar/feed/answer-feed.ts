import { bookingSchema, messageSettingsPath, messageSettingsSchema, statusAt } from '@cursiv/shared-domain';
import type { DocumentSource } from '../../store/document-source.ts';
import { allParsed } from '../../store/parsed.ts';
import { type CalendarEntry, writeCalendar } from '../write-calendar.ts';
import { feedOwner } from './feed-address.ts';

const DAY_MS = 86_400_000;
/** How far back a feed reaches. */
const PAST_DAYS = 60;
/** The most bookings of each side, the latest first. */
const MOST = 300;

const HEADERS = {
  'Cache-Control': 'private, max-age=300',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

/** Answers a calendar program that asks for a person's feed: their bookings on both sides, in their language and zone. */
export async function answerFeed(
  method: string,
  path: string,
  store: DocumentSource,
  { origin, now }: { origin: string; now: Date },
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' }, body: '' };
  const uid = await feedOwner(store, path);
  if (!uid) return { status: 404, headers: { 'Cache-Control': 'no-store' }, body: '' };
  const settings = messageSettingsSchema.parse((await store.get(messageSettingsPath(uid)))?.fields ?? {});
  const entries = [...(await bookingsOf(store, 'learner', uid, now)), ...(await bookingsOf(store, 'expert', uid, now))];
  const { locale = 'ro', timeZone = 'Europe/Bucharest' } = settings;
  const body = writeCalendar(entries, { locale, timeZone, origin });
  return { status: 200, headers: { 'Content-Type': 'text/calendar; charset=utf-8', ...HEADERS }, body };
}

async function bookingsOf(
  store: DocumentSource,
  side: CalendarEntry['side'],
  uid: string,
  now: Date,
): Promise<CalendarEntry[]> {
  const found = await store.find({
    collection: 'bookings',
    equals: { [side === 'learner' ? 'learnerUid' : 'expertUid']: uid },
    from: { field: 'startAt', value: new Date(now.getTime() - PAST_DAYS * DAY_MS) },
    orderBy: { field: 'startAt', direction: 'desc' },
    limit: MOST,
  });
  const stands = new Set(['requested', 'confirmed', 'completed']);
  return allParsed(bookingSchema, found)
    .filter((booking) => stands.has(statusAt(booking, now)))
    .map((booking) => ({ booking, side }));
}
