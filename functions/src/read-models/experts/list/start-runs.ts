import type { Offering } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import { allStarts } from '../free-times.ts';
import type { Person } from '../person.ts';

const MINUTE_MS = 60_000;
const DAY_MIN = 24 * 60;
/** How far lists look ahead, in days; the first start after that is known too. */
export const LIST_DAYS = 14;

/** The coming starts of an offering in little space: runs of equal steps, in epoch minutes. */
export const startRunsSchema = z.object({
  noticeMin: z.number(),
  horizonMin: z.number(),
  runs: z.array(z.tuple([z.number(), z.number(), z.number()])),
});
export type StartRuns = z.infer<typeof startRunsSchema>;

/** The coming starts of each active offering. Notice and horizon are left to the reader, for whom it is later. */
export const startRuns = (person: Person, now: Date): StartRuns[] =>
  Object.values(person.expert.offerings)
    .filter(({ active }) => active)
    .map((offering) => ({
      noticeMin: offering.minNoticeMin,
      horizonMin: offering.horizonDays * DAY_MIN,
      runs: inRuns(lookedAhead(person, offering, now)),
    }))
    .filter(({ runs }) => runs.length > 0);

function* lookedAhead(person: Person, offering: Offering, now: Date): Generator<number> {
  const enough = +now / MINUTE_MS + LIST_DAYS * DAY_MIN;
  const whole = { ...offering, minNoticeMin: 0, horizonDays: offering.horizonDays + LIST_DAYS };
  for (const start of allStarts(person, whole, now)) {
    yield +start / MINUTE_MS;
    if (+start / MINUTE_MS > enough) return;
  }
}

function inRuns(starts: Iterable<number>): [first: number, step: number, count: number][] {
  const runs: [number, number, number][] = [];
  for (const start of starts) {
    const last = runs.at(-1);
    if (last && (last[2] === 1 || start === last[0] + last[1] * last[2])) {
      if (last[2] === 1) last[1] = start - last[0];
      last[2] += 1;
    } else runs.push([start, 0, 1]);
  }
  return runs;
}

/** The starts that can be asked for at a time, in order for each offering, in epoch minutes. */
export function* startsFrom({ noticeMin, horizonMin, runs }: StartRuns, now: Date): Generator<number> {
  const earliest = +now / MINUTE_MS + noticeMin;
  const latest = +now / MINUTE_MS + horizonMin;
  for (const [first, step, count] of runs) {
    const skipped = step === 0 ? 0 : Math.max(0, Math.ceil((earliest - first) / step));
    for (let nth = skipped; nth < count; nth += 1) {
      const start = first + step * nth;
      if (start > latest) return;
      if (start >= earliest) yield start;
    }
  }
}

/** The next start that can be asked for, of any offering, in epoch minutes. */
export function nextStart(offerings: readonly StartRuns[], now: Date): number | undefined {
  let next: number | undefined;
  for (const offering of offerings) {
    const first = startsFrom(offering, now).next().value ?? Number.POSITIVE_INFINITY;
    if (first < (next ?? Number.POSITIVE_INFINITY)) next = first;
  }
  return next;
}
