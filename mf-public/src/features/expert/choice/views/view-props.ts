import type { Schedule } from '@cursiv/shared-domain';
import type { FreeDay } from '../group-starts.ts';
import type { Choosing } from '../times/free-day-times.tsx';

/** What each layout of the free times gets; there is at least one day. */
export type ViewProps = Choosing & {
  days: readonly FreeDay[];
  /** Where the expert is. */
  zones: Pick<Schedule, 'timeZone' | 'stays'>;
};

/** The place of the day of the chosen time; of the first when there is none. */
export const dayOf = (days: readonly FreeDay[], chosen: Date | undefined): number =>
  Math.max(
    0,
    days.findIndex(({ starts }) => starts.some((start) => +start === Number(chosen))),
  );
