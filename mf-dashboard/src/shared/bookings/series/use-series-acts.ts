import { moveSeries, type SeriesConflict } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type Booking, type BookingSide, concernedWeeks, type SeriesAct } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useSeriesT } from './series-words.ts';

/** Acts that this page finishes; another time is chosen among the expert's. */
export type WholeAct = Exclude<SeriesAct, 'reschedule'>;

/** Carries out what one side does with all weeks of a series, and keeps what stood against it. */
export function useSeriesActs(series: readonly Booking[], side: BookingSide, now: Date, onDone: () => void) {
  const t = useT();
  const seriesT = useSeriesT();
  const [conflicts, setConflicts] = useState<readonly SeriesConflict[]>([]);
  const { isPending, failure, run } = useCommand();
  const weeksOf = (act: SeriesAct) => concernedWeeks(series, act, side, now);
  const act = async (what: WholeAct, reason = '') => {
    setConflicts([]);
    const outcome = await run(async () => {
      const moved = await moveSeries(weeksOf(what), what, { reason });
      if ('conflicts' in moved) return setConflicts(moved.conflicts);
      toast(seriesT(`done.${what}`), { tone: 'success' });
      onDone();
    });
    return outcome.status === 'done';
  };
  return { act, weeksOf, conflicts, isPending, failure: failure && t(`error.${failure}`) };
}
