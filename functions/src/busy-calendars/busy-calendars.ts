import {
  AppError,
  type BusyCalendar,
  type BusyCalendarProblem,
  busyCalendarAddress,
  busyCalendarSchema,
  expertSchema,
  keepsHours,
  OFFERING_LIMITS,
} from '@cursiv/shared-domain';
import type { OverHttps } from '../outside/over-https.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { busyTimes } from './reading/busy-times.ts';
import { readFeed } from './reading/read-feed.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What reading a calendar depends on. */
export interface Reading {
  feeds: OverHttps;
  /** Of this site, whose own bookings take no time twice. */
  host: string;
  now: Date;
}

const pathOf = (uid: string) => `busyCalendars/${uid}`;

/**
 * Reads the external calendar at an address and keeps its busy times for an expert; without an address, forgets the one they had.
 * Throws AppError: `invalid` with a BusyCalendarProblem as the reason, and `no-access` to people without a page.
 */
export async function saveBusyCalendar(
  store: DocumentStore,
  written: string | null,
  uid: string,
  reading: Reading,
): Promise<void> {
  if (written === null) return store.transact(async (transaction) => transaction.delete(pathOf(uid)));
  const zone = await zoneOf(store, uid);
  if (zone === undefined) throw new AppError('no-access', `experts/${uid} keeps no hours`);
  const isLocal = URL.canParse(written) && reading.feeds.local.includes(new URL(written).origin);
  const address = isLocal ? written : busyCalendarAddress(written);
  if (!address) throw refused('address');
  const state = await readCalendar(address, zone, reading);
  if ('problem' in state) throw refused(state.problem);
  await store.transact(async (transaction) => transaction.set(pathOf(uid), { ...state, address }));
}

/** Reads an expert's calendar again. What cannot be read leaves the times before it, and says why. */
export async function refreshBusyCalendar(store: DocumentStore, uid: string, reading: Reading): Promise<void> {
  const before = parsed(busyCalendarSchema, await store.get(pathOf(uid)));
  if (!before) return;
  const state = await readCalendar(before.address, (await zoneOf(store, uid)) ?? 'UTC', reading);
  await store.transact(async (transaction) => {
    const present = parsed(busyCalendarSchema, await transaction.get(pathOf(uid)));
    // Whoever has changed or removed the address meanwhile has the last word.
    if (present?.address !== before.address) return;
    const busy = present.busy.filter(({ to }) => to * MINUTE_MS > +reading.now);
    transaction.set(pathOf(uid), {
      address: present.address,
      ...('problem' in state
        ? { busy, isCut: present.isCut, ...(present.readAt && { readAt: present.readAt }), ...state }
        : state),
    });
  });
}

const refused = (reason: BusyCalendarProblem) => new AppError('invalid', 'the calendar cannot be read', { reason });

type Read = Pick<BusyCalendar, 'busy' | 'isCut' | 'readAt' | 'triedAt'>;
type Failed = { problem: BusyCalendarProblem; triedAt: Date };

async function readCalendar(address: string, zone: string, { feeds, host, now }: Reading): Promise<Read | Failed> {
  const text = await readFeed(address, feeds);
  if (typeof text !== 'string') return { ...text, triedAt: now };
  const span = { from: +now - DAY_MS, until: +now + (OFFERING_LIMITS.horizonDays + 2) * DAY_MS };
  const times = busyTimes(text, span, { zone, host });
  return times ? { ...times, readAt: now, triedAt: now } : { problem: 'no-calendar', triedAt: now };
}

/** The zone of an expert who keeps hours. */
async function zoneOf(store: DocumentStore, uid: string): Promise<string | undefined> {
  const expert = parsed(expertSchema, await store.get(`experts/${uid}`));
  return expert && keepsHours(expert.status) ? expert.timeZone : undefined;
}
