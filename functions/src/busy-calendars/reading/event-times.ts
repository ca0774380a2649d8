import { addDays } from '@cursiv/shared-domain';
import type { FeedClock } from './feed-clock.ts';
import type { FeedEvent, FeedTime } from './feed-event.ts';
import { repetitions, type Span, type Steps } from './repetitions.ts';

/** From when to when something is, in epoch milliseconds. */
export type Times = Span;

/** The times of an event with its repetitions, without those that other events replace; whether none is missing. */
export function eventTimes(
  event: FeedEvent,
  span: Span,
  clock: FeedClock,
  { steps, replaced }: { steps: Steps; replaced: ReadonlySet<number> },
): { times: Times[]; isWhole: boolean } {
  const { start, except, extra, replaces } = event;
  const at = ({ written, zone }: FeedTime) => clock(written, zone);
  const { starts, isWhole } = repetitions(event, span, clock, steps);
  const all = [start, ...starts.map((written) => ({ written, zone: start.zone })), ...extra];
  const not = new Set(except.map(at));
  const isHeld = (time: FeedTime) => replaces !== undefined || !(not.has(at(time)) || replaced.has(at(time)));
  return { times: all.filter(isHeld).map((time) => ({ from: at(time), until: endOf(event, time, clock) })), isWhole };
}

/** When a repetition ends that begins at a time. A date lasts whole days, whatever clocks do in between. */
function endOf({ start, end, durationMs }: FeedEvent, time: FeedTime, clock: FeedClock): number {
  const isDate = !time.written.includes('T');
  if (isDate) return clock(addDays(time.written, Math.max(1, daysOf(start, end, durationMs))), time.zone);
  const length = end ? clock(end.written, end.zone) - clock(start.written, start.zone) : durationMs;
  return clock(time.written, time.zone) + length;
}

const DAY_MS = 86_400_000;
const daysOf = (start: FeedTime, end: FeedTime | undefined, durationMs: number): number =>
  Math.round((end ? Date.parse(end.written.slice(0, 10)) - Date.parse(start.written) : durationMs) / DAY_MS);
