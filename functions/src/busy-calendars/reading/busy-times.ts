import { BUSY_CALENDAR_LIMITS, type BusyRange } from '@cursiv/shared-domain';
import { eventTimes, type Times } from './event-times.ts';
import { type FeedClock, feedClock } from './feed-clock.ts';
import { type FeedEvent, feedEvent } from './feed-event.ts';
import { blocksOf, unfolded } from './feed-text.ts';
import type { Span } from './repetitions.ts';
import { withinTime } from './within-time.ts';

/** The most events and repetitions that are looked at, and the most time that they may take. */
const MOST_EVENTS = 2000;
const MOST_STEPS = 5000;
const MOST_MS = 800;
const MINUTE_MS = 60_000;

/** Whose calendar it is: their zone, and this site's host, whose own bookings take no time twice. */
export interface FeedOwner {
  zone: string;
  host: string;
}

/** The busy times of a calendar. */
export interface BusyTimes {
  busy: BusyRange[];
  /** Whether the calendar has more than was looked at. */
  isCut: boolean;
}

/** When a calendar's events take its owner's time within a span; undefined when the text is no calendar. */
export function busyTimes(text: string, span: Span, owner: FeedOwner): BusyTimes | undefined {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s/.test(text)) return undefined;
  const found: Times[] = [];
  let isWhole = true;
  const isDone = withinTime(MOST_MS, () => {
    const lines = unfolded(text);
    const clock = feedClock(lines, owner.zone);
    const events = eventsOf(lines, span);
    const replacedIn = replacedTimes(events, clock);
    const steps = { left: MOST_STEPS };
    isWhole = events.length < MOST_EVENTS;
    for (const event of events) {
      if (event.isFree || event.uid.endsWith(`@${owner.host}`)) continue;
      const { times, isWhole: isRead } = eventTimes(event, span, clock, { steps, replaced: replacedIn(event) });
      found.push(...times);
      isWhole &&= isRead;
    }
  });
  const busy = merged(found, span);
  const isCut = !isWhole || !isDone || busy.length > BUSY_CALENDAR_LIMITS.ranges;
  return { busy: busy.slice(0, BUSY_CALENDAR_LIMITS.ranges), isCut };
}

function eventsOf(lines: string, span: Span): FeedEvent[] {
  const events: FeedEvent[] = [];
  for (const block of blocksOf(lines, 'VEVENT')) {
    if (isFarAway(block, span)) continue;
    const event = feedEvent(block);
    if (event) events.push(event);
    if (events.length === MOST_EVENTS) break;
  }
  return events;
}

/** Whether an event that happens once lies outside the span: years of the past need not be read. */
function isFarAway(block: string, { from, until }: Span): boolean {
  if (/^(RRULE|RDATE|RECURRENCE-ID|DURATION)[:;]/m.test(block)) return false;
  const dateOf = (name: string) => new RegExp(`^${name}[^\\n]*:(\\d{8})`, 'm').exec(block)?.[1];
  const start = dateOf('DTSTART');
  return !!start && ((dateOf('DTEND') ?? start) < dayOf(from, -2) || start > dayOf(until, 2));
}

const dayOf = (at: number, days: number) =>
  new Date(at + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');

/** Repetitions that have an event of their own. */
function replacedTimes(events: readonly FeedEvent[], clock: FeedClock): (event: FeedEvent) => ReadonlySet<number> {
  const byUid = new Map<string, Set<number>>();
  for (const { uid, replaces } of events)
    if (replaces) byUid.set(uid, (byUid.get(uid) ?? new Set()).add(clock(replaces.written, replaces.zone)));
  const none = new Set<number>();
  return ({ uid }) => byUid.get(uid) ?? none;
}

/** The times within the span in order, those that touch made one. */
function merged(times: readonly Times[], span: Span): BusyRange[] {
  const clipped = times
    .map(({ from, until }) => ({
      from: Math.floor(Math.max(from, span.from) / MINUTE_MS),
      to: Math.ceil(Math.min(until, span.until) / MINUTE_MS),
    }))
    .filter(({ from, to }) => from < to)
    .toSorted((one, other) => one.from - other.from);
  const busy: BusyRange[] = [];
  for (const range of clipped) {
    const last = busy.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else busy.push({ ...range });
  }
  return busy;
}
