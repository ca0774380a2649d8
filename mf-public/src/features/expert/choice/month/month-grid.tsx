import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { classNames, IconButton } from '@cursiv/shared-ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useExpertT } from '../../messages/messages.ts';
import type { FreeDay } from '../group-starts.ts';
import { monthOf, monthsLater, movedBy, weeksOf } from './month-days.ts';
import * as styles from './month-grid.module.css';

type MonthGridProps = {
  days: readonly FreeDay[];
  /** The days whose times are shown beside the month. */
  shown: readonly string[];
  onChoose: (date: string) => void;
};

const inUtc = (date: string) => new Date(`${date}T12:00:00Z`);

/** A month in which days with free times can be chosen; by keyboard, arrows move by days and weeks, Page Up and Down by months. */
export function MonthGrid({ days, shown, onChoose }: MonthGridProps) {
  const t = useExpertT();
  const locale = useLocale();
  const titleId = useId();
  const [active, setActive] = useState(shown[0] ?? '');
  const [isMoving, setIsMoving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setActive(shown[0] ?? ''), [shown[0]]);
  useEffect(() => {
    if (isMoving) button.current?.focus();
    setIsMoving(false);
  }, [isMoving]);
  const counts = new Map(days.map(({ date, starts }) => [date, starts.length]));
  const [first = active, last = active] = [days[0]?.date, days.at(-1)?.date];
  const within = (date: string) => (date < first ? first : date > last ? last : date);
  const month = monthOf(active);
  const weeks = weeksOf(month);
  const named = (date: string, options: Intl.DateTimeFormatOptions) =>
    formatDate(inUtc(date), locale, { timeZone: 'UTC', ...options });
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title} aria-live="polite">
          {named(active, { month: 'long', year: 'numeric' })}
        </h3>
        <IconButton
          label={t('month.before')}
          icon={<ChevronLeft size={20} aria-hidden />}
          disabled={monthOf(first) >= month}
          onClick={() => setActive(within(monthsLater(active, -1)))}
        />
        <IconButton
          label={t('month.after')}
          icon={<ChevronRight size={20} aria-hidden />}
          disabled={monthOf(last) <= month}
          onClick={() => setActive(within(monthsLater(active, 1)))}
        />
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of dates is a table that arrows walk through.
        role="grid"
        aria-labelledby={titleId}
        onKeyDown={(event) => {
          const next = movedBy(event.key, active);
          if (!next) return;
          event.preventDefault();
          setActive(within(next));
          setIsMoving(true);
        }}
      >
        <thead>
          <tr>
            {weeks[1]?.map((date) => (
              <th key={date} scope="col" abbr={named(date, { weekday: 'long' })}>
                {named(date, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const count = counts.get(date) ?? 0;
                const isShown = shown.includes(date);
                if (monthOf(date) !== month) return <td key={date} />;
                return (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: cells of a grid can be selected.
                  <td key={date} aria-selected={isShown}>
                    <button
                      type="button"
                      ref={date === active ? button : undefined}
                      tabIndex={date === active ? 0 : -1}
                      className={classNames(styles.date, isShown && styles.shown)}
                      aria-disabled={count === 0}
                      aria-label={`${named(date, { weekday: 'long', day: 'numeric', month: 'long' })}, ${t('month.free', { count })}`}
                      onClick={() => {
                        setActive(date);
                        if (count > 0) onChoose(date);
                      }}
                    >
                      {Number(date.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
