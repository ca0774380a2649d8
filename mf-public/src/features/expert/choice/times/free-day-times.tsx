import { formatDate, useLocale } from '@cursiv/shared-i18n';
import type { FreeDay } from '../group-starts.ts';
import { TimeButton } from './time-button.tsx';
import * as styles from './times.module.css';

export type Choosing = { timeZone: string; chosen: Date | undefined; onChoose: (start: Date) => void };

/** A date as an instant that every formatter puts on that date in UTC. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** A day with its free times. */
export function FreeDayTimes({ date, starts, timeZone, chosen, onChoose }: FreeDay & Choosing) {
  const locale = useLocale();
  return (
    <>
      <h3 className={styles.day}>
        <span className={styles.weekday}>{formatDate(noon(date), locale, { weekday: 'long', timeZone: 'UTC' })}</span>{' '}
        <span>{formatDate(noon(date), locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })}</span>
      </h3>
      <ul className={styles.times}>
        {starts.map((start) => (
          <li key={+start}>
            <TimeButton start={start} timeZone={timeZone} isChosen={+start === Number(chosen)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}
