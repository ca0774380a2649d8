import type { ExpertCard } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Button, Cluster, EmptyState } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import type { FreeDay } from './group-starts.ts';
import { TimeButton } from './time-button.tsx';
import * as styles from './time-table.module.css';

/** Days shown at once. */
const DAYS = 4;

/** A date as an instant that every formatter puts on that date in UTC. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

type TimeTableProps = {
  days: readonly FreeDay[];
  expert: ExpertCard;
  timeZone: string;
  chosen: Date | undefined;
  onChoose: (start: Date) => void;
};

/** The free times by day, a few days at once; opens at the chosen one. */
export function TimeTable({ days, expert, timeZone, chosen, onChoose }: TimeTableProps) {
  const t = useT();
  const locale = useLocale();
  const isChosen = (start: Date) => chosen !== undefined && +start === +chosen;
  const [from, setFrom] = useState(() => {
    const day = days.findIndex(({ starts }) => starts.some(isChosen));
    return Math.max(0, day - (day % DAYS));
  });
  if (days.length === 0) return <EmptyState title={t('expert.full.title')} text={t('expert.full.text')} />;
  return (
    <div>
      <ul className={styles.days}>
        {days.slice(from, from + DAYS).map(({ date, starts }) => (
          <li key={date}>
            <h3 className={styles.day}>
              <span className={styles.weekday}>
                {formatDate(noon(date), locale, { weekday: 'long', timeZone: 'UTC' })}
              </span>{' '}
              <span>{formatDate(noon(date), locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })}</span>
            </h3>
            <ul className={styles.times}>
              {starts.map((start) => (
                <li key={+start}>
                  <TimeButton
                    start={start}
                    expert={expert}
                    timeZone={timeZone}
                    isChosen={isChosen(start)}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {days.length > DAYS && (
        <Cluster justify="between">
          <Button variant="quiet" size="small" disabled={from === 0} onClick={() => setFrom(from - DAYS)}>
            {t('expert.earlier')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            disabled={from + DAYS >= days.length}
            onClick={() => setFrom(from + DAYS)}
          >
            {t('expert.later')}
          </Button>
        </Cluster>
      )}
    </div>
  );
}
