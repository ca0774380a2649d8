import { Button, Cluster } from '@cursiv/shared-ui';
import { useExpertT } from '../../messages/messages.ts';
import type { FreeDay } from '../group-starts.ts';
import { type Choosing, FreeDayTimes } from '../times/free-day-times.tsx';
import * as styles from '../times/times.module.css';

/** Days shown at once. */
export const DAYS_AT_ONCE = 4;

type FewDaysProps = Choosing & {
  days: readonly FreeDay[];
  /** The place of the first day that is shown. */
  from: number;
  onMove: (from: number) => void;
};

/** The free times by day, a few days at once. */
export function FewDays({ days, from, onMove, ...choosing }: FewDaysProps) {
  const t = useExpertT();
  return (
    <div>
      <ul className={styles.days}>
        {days.slice(from, from + DAYS_AT_ONCE).map((day) => (
          <li key={day.date}>
            <FreeDayTimes {...day} {...choosing} />
          </li>
        ))}
      </ul>
      {days.length > DAYS_AT_ONCE && (
        <Cluster justify="between">
          <Button
            variant="quiet"
            size="small"
            disabled={from === 0}
            onClick={() => onMove(Math.max(0, from - DAYS_AT_ONCE))}
          >
            {t('earlier')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            disabled={from + DAYS_AT_ONCE >= days.length}
            onClick={() => onMove(from + DAYS_AT_ONCE)}
          >
            {t('later')}
          </Button>
        </Cluster>
      )}
    </div>
  );
}
