import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { classNames } from '@cursiv/shared-ui';
import * as styles from './times.module.css';

type TimeButtonProps = { start: Date; timeZone: string; isChosen: boolean; onChoose: (start: Date) => void };

/** A start to choose, on the shown clock. */
export function TimeButton({ start, timeZone, isChosen, onChoose }: TimeButtonProps) {
  const locale = useLocale();
  return (
    <button
      type="button"
      className={classNames(styles.time, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      onClick={() => onChoose(start)}
    >
      {formatDate(start, locale, { hour: '2-digit', minute: '2-digit', timeZone })}
    </button>
  );
}
