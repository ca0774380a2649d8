import { ShowMore } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useExpertT } from '../../messages/messages.ts';
import { OtherClock } from '../other-clock.tsx';
import { FreeDayTimes } from '../times/free-day-times.tsx';
import * as styles from './list-view.module.css';
import { dayOf, type ViewProps } from './view-props.ts';

/** Days that each press adds. */
const DAYS = 7;

/** All free times, one day under the other; opens far enough to show the chosen time. */
export function ListView({ days, zones, ...choosing }: ViewProps) {
  const t = useExpertT();
  const [count, setCount] = useState(() => Math.ceil((dayOf(days, choosing.chosen) + 1) / DAYS) * DAYS);
  const shown = days.slice(0, count);
  return (
    <>
      <ShowMore label={t('more')} hasMore={count < days.length} onMore={() => setCount(count + DAYS)}>
        <ul className={styles.list}>
          {shown.map((day) => (
            <li key={day.date} className={styles.entry}>
              <FreeDayTimes {...day} {...choosing} />
            </li>
          ))}
        </ul>
      </ShowMore>
      <OtherClock days={shown} timeZone={choosing.timeZone} zones={zones} />
    </>
  );
}
