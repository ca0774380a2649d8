import type { Schedule } from './schedule.ts';
import { dateAt } from './wall-time.ts';

type Zones = Pick<Schedule, 'timeZone' | 'stays'>;

/** The zone in whose wall time the expert's hours of a date are meant: that of a stay elsewhere, else their own. */
export const zoneOn = (date: string, { timeZone, stays = [] }: Zones): string =>
  stays.find(({ from, to }) => from <= date && date <= to)?.timeZone ?? timeZone;

/** The zone by whose clock the expert lives at an instant. A stay lasts from its first midnight there to its last. */
export const zoneAt = (at: Date, { timeZone, stays = [] }: Zones): string =>
  stays.find(({ from, to, timeZone: there }) => {
    const date = dateAt(at, there);
    return from <= date && date <= to;
  })?.timeZone ?? timeZone;

/** The date in the expert's calendar at an instant: `yyyy-mm-dd`. */
export const expertDateAt = (at: Date, zones: Zones): string => dateAt(at, zoneAt(at, zones));
