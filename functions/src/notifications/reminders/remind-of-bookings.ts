import { type Booking, bookingSchema, type NotificationType } from '@cursiv/shared-domain';
import type { DocumentQuery, DocumentSource, DocumentStore } from '../../store/document-source.ts';
import { allParsed, parsed } from '../../store/parsed.ts';
import { bookingNotice } from '../booking-notices.ts';
import { settingsOf, tellIn } from '../tell.ts';

const HOUR = 3_600_000;
/** Who books later than the window of a reminder needs none. */
const REMINDERS: readonly { type: NotificationType; from: number; until: number }[] = [
  { type: 'booking.dayBefore', from: 20 * HOUR, until: 24 * HOUR },
  { type: 'booking.hourBefore', from: HOUR / 4, until: HOUR },
];
/** So many bookings are looked up at once. */
const STEP = 300;

/** Reminds both people of every confirmed booking that is near, each once. */
export async function remindOfBookings(store: DocumentStore, now: Date): Promise<void> {
  for (const reminder of REMINDERS)
    for await (const booking of near(store, reminder, now))
      for (const side of ['learner', 'expert'] as const) await remind(store, reminder.type, side, booking, now);
}

/** The confirmed bookings of a reminder's window, however many begin at once. */
async function* near(
  source: DocumentSource,
  { from, until }: (typeof REMINDERS)[number],
  now: Date,
): AsyncGenerator<Booking> {
  let after: DocumentQuery['after'];
  do {
    const found = await source.find({
      collection: 'bookings',
      equals: { status: 'confirmed' },
      from: { field: 'startAt', value: new Date(now.getTime() + from) },
      before: { field: 'startAt', value: new Date(now.getTime() + until) },
      orderBy: { field: 'startAt', direction: 'asc' },
      ...(after && { after }),
      limit: STEP,
    });
    yield* allParsed(bookingSchema, found);
    const last = found.length < STEP ? undefined : found.at(-1);
    after = last && { value: last.fields.startAt as Date, id: last.id };
  } while (after);
}

/** Reminds one person, unless they were already or the booking is another by now. */
async function remind(
  store: DocumentStore,
  type: NotificationType,
  side: 'learner' | 'expert',
  { id, startAt }: Booking,
  now: Date,
): Promise<void> {
  await store.transact(async (transaction) => {
    const booking = parsed(bookingSchema, await transaction.get(`bookings/${id}`));
    if (booking?.status !== 'confirmed' || booking.startAt.getTime() !== startAt.getTime()) return;
    const notice = { ...bookingNotice(type, side, booking), id: `${type}__${id}__${startAt.getTime()}` };
    if (await transaction.get(`users/${notice.uid}/notifications/${notice.id}`)) return;
    tellIn(transaction, notice, await settingsOf(transaction, notice.uid), now);
  });
}
