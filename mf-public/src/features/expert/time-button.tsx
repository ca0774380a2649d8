import { type ExpertCard, offsetAt } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { classNames, zoneCity } from '@cursiv/shared-ui';
import * as styles from './time-table.module.css';

type TimeButtonProps = {
  start: Date;
  expert: ExpertCard;
  timeZone: string;
  isChosen: boolean;
  onChoose: (start: Date) => void;
};

/** A start to choose, on the shown clock and, when that differs, on the expert's. */
export function TimeButton({ start, expert, timeZone, isChosen, onChoose }: TimeButtonProps) {
  const locale = useLocale();
  const clock = (zone: string) => formatDate(start, locale, { hour: '2-digit', minute: '2-digit', timeZone: zone });
  const isSameClock = offsetAt(start, timeZone) === offsetAt(start, expert.timeZone);
  return (
    <button
      type="button"
      className={classNames(styles.time, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      onClick={() => onChoose(start)}
    >
      <span>{clock(timeZone)}</span>
      {!isSameClock && (
        <span className={styles.theirs}>
          {clock(expert.timeZone)} · {zoneCity(expert.timeZone, locale)}
        </span>
      )}
    </button>
  );
}
