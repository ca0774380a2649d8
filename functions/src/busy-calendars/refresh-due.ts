import type { DocumentStore } from '../store/document-source.ts';
import { type Reading, refreshBusyCalendar } from './busy-calendars.ts';

/** A calendar is read again after this time. */
const AGE_MS = 12 * 60_000;
/** The most calendars of one run, side by side, and the time after which a run leaves the others to the next. */
const MOST = 300;
const AT_ONCE = 10;
const MOST_MS = 240_000;

/** Reads the calendars again that were asked longest ago. */
export async function refreshDueCalendars(store: DocumentStore, reading: Reading): Promise<void> {
  const until = Date.now() + MOST_MS;
  const due = await store.find({
    collection: 'busyCalendars',
    before: { field: 'triedAt', value: new Date(+reading.now - AGE_MS) },
    orderBy: { field: 'triedAt', direction: 'asc' },
    limit: MOST,
  });
  for (let at = 0; at < due.length && Date.now() < until; at += AT_ONCE)
    await Promise.all(due.slice(at, at + AT_ONCE).map(({ id }) => refreshBusyCalendar(store, id, reading)));
}
