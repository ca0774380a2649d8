import { useState } from 'react';
import { MonthGrid } from '../month/month-grid.tsx';
import { OtherClock } from '../other-clock.tsx';
import { DAYS_AT_ONCE, FewDays } from './few-days.tsx';
import * as styles from './month-view.module.css';
import { dayOf, type ViewProps } from './view-props.ts';

/** A month, and beside it the free times of the days from the one that was chosen in it; opens at the chosen time. */
export function MonthView({ days, zones, ...choosing }: ViewProps) {
  const [from, setFrom] = useState(() => {
    const day = dayOf(days, choosing.chosen);
    return day - (day % DAYS_AT_ONCE);
  });
  const shown = days.slice(from, from + DAYS_AT_ONCE);
  return (
    <div className={styles.beside}>
      <MonthGrid
        days={days}
        shown={shown.map(({ date }) => date)}
        onChoose={(date) => setFrom(days.findIndex((day) => day.date === date))}
      />
      <div className={styles.times}>
        <FewDays days={days} from={from} onMove={setFrom} {...choosing} />
        <OtherClock days={shown} timeZone={choosing.timeZone} zones={zones} />
      </div>
    </div>
  );
}
