import { dateAt } from '@cursiv/shared-domain';

const MINUTE_MS = 60_000;

/** The free times of one day in a time zone. */
export interface FreeDay {
  /** `yyyy-mm-dd` */
  date: string;
  starts: Date[];
}

/** Free times (epoch minutes, ascending) by their day in a zone, without those before `earliest`. */
export function groupStarts(freeStarts: readonly number[], timeZone: string, earliest: Date): FreeDay[] {
  const starts = freeStarts.map((minute) => new Date(minute * MINUTE_MS)).filter((start) => start >= earliest);
  const days = Map.groupBy(starts, (start) => dateAt(start, timeZone));
  return [...days].map(([date, onDay]) => ({ date, starts: onDay }));
}
