import type { ListEntry } from './list-entry.ts';
import { nextStart } from './start-runs.ts';

type Next = ReadonlyMap<ListEntry, number>;
const known = new WeakMap<readonly ListEntry[], { minute: number; next: Next }>();

/** The next free start of each expert who has one, in epoch minutes; worked out once a minute while the list is the same. */
export function nextStarts(experts: readonly ListEntry[], now: Date): Next {
  const minute = Math.floor(+now / 60_000);
  const present = known.get(experts);
  if (present?.minute === minute) return present.next;
  const next = new Map<ListEntry, number>();
  for (const expert of experts) {
    const start = nextStart(expert.times, now);
    if (start !== undefined) next.set(expert, start);
  }
  known.set(experts, { minute, next });
  return next;
}
