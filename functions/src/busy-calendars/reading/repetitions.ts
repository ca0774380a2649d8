import ICAL from 'ical.js';
import type { FeedClock } from './feed-clock.ts';
import type { FeedEvent } from './feed-event.ts';

/** The time that is looked at, in epoch milliseconds. */
export interface Span {
  from: number;
  until: number;
}

/** How many repetitions may still be looked at in the calendar. */
export interface Steps {
  left: number;
}

const DAY_MS = 86_400_000;
/** Nobody is busy every second: such rules only cost. */
const RULES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];

/**
 * The starts of a repeated event, as written times, until the end of the span; whether the rule was followed that far. Repetitions long
 * before the span are skipped where that is simple.
 */
export function repetitions(
  { start, rule }: FeedEvent,
  { from, until }: Span,
  clock: FeedClock,
  steps: Steps,
): { starts: string[]; isWhole: boolean } {
  const starts: string[] = [];
  if (!rule) return { starts, isWhole: true };
  if (!RULES.includes(String(rule.freq))) return { starts, isWhole: false };
  const { until: last, ...endless } = rule;
  // The last time is compared as an instant: rules give it in UTC, and the library would take it for wall time.
  const end = Math.min(until, typeof last === 'string' ? lastOf(last, start.zone, clock) : until);
  const utc = start.written.endsWith('Z') ? 'Z' : '';
  const iterator = iteratorOf(endless, skippedTo(start.written, endless, from));
  if (!iterator) return { starts, isWhole: false };
  for (let next = iterator.next(); next; next = iterator.next()) {
    const written = `${next.toString().replace('Z', '')}${utc}`;
    const at = clock(written, start.zone);
    if (at > end) return { starts, isWhole: true };
    if (steps.left === 0 || Number.isNaN(at)) return { starts, isWhole: false };
    steps.left -= 1;
    starts.push(written);
  }
  return { starts, isWhole: true };
}

function iteratorOf(rule: Record<string, unknown>, start: string): ICAL.RecurIterator | undefined {
  try {
    return ICAL.Recur.fromData(rule).iterator(
      start.includes('T') ? ICAL.Time.fromDateTimeString(start) : ICAL.Time.fromDateString(start),
    );
  } catch {
    // A rule that makes no sense repeats nothing.
    return undefined;
  }
}

/** A rule that ends on a date includes that day. */
const lastOf = (last: string, zone: string | undefined, clock: FeedClock) =>
  clock(last, zone) + (last.includes('T') ? 0 : DAY_MS);

/** A start from which the rule gives the same times, closer to the span: whole periods later, where the rule counts none. */
function skippedTo(written: string, { freq, interval, count }: Record<string, unknown>, from: number): string {
  const wall = written.replace('Z', '');
  const days = freq === 'DAILY' ? 1 : freq === 'WEEKLY' ? 7 : 0;
  if (days === 0 || count !== undefined) return wall;
  const period = days * DAY_MS * Math.max(1, Number(interval ?? 1));
  const begin = Date.parse(wall.includes('T') ? `${wall}Z` : `${wall}T00:00:00Z`);
  const periods = Math.floor((from - 60 * DAY_MS - begin) / period);
  if (!(periods > 0)) return wall;
  const later = new Date(begin + periods * period).toISOString();
  return wall.includes('T') ? later.slice(0, 19) : later.slice(0, 10);
}
