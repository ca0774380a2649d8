import { addDays, mondayOf } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { classNames, IconButton, VisuallyHidden } from '@cursiv/shared-ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useExpertT } from '../../messages/messages.ts';
import { OtherClock } from '../other-clock.tsx';
import { FreeDayTimes } from '../times/free-day-times.tsx';
import { dayOf, type ViewProps } from './view-props.ts';
import * as styles from './week-view.module.css';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The free times of a week, Monday to Sunday; opens at the chosen time. Small screens leave out the days without any. */
export function WeekView({ days, zones, ...choosing }: ViewProps) {
  const t = useExpertT();
  const locale = useLocale();
  const titleId = useId();
  const [monday, setMonday] = useState(() => mondayOf(days[dayOf(days, choosing.chosen)]?.date ?? ''));
  const [first = monday, last = monday] = [days[0]?.date, days.at(-1)?.date];
  const week = WEEK.map((day) => addDays(monday, day)).map(
    (date) => days.find((day) => day.date === date) ?? { date, starts: [] },
  );
  const named = (date: string) =>
    formatDate(new Date(`${date}T12:00:00Z`), locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <IconButton
          label={t('week.before')}
          icon={<ChevronLeft size={20} aria-hidden />}
          disabled={monday <= first}
          onClick={() => setMonday(addDays(monday, -7))}
        />
        <h3 id={titleId} className={styles.title} aria-live="polite">
          {named(monday)} – {named(addDays(monday, 6))}
        </h3>
        <IconButton
          label={t('week.after')}
          icon={<ChevronRight size={20} aria-hidden />}
          disabled={addDays(monday, 7) > last}
          onClick={() => setMonday(addDays(monday, 7))}
        />
      </div>
      <ul className={styles.week}>
        {week.map((day) => (
          <li key={day.date} className={classNames(day.starts.length === 0 && styles.none)}>
            <FreeDayTimes {...day} {...choosing} />
            {day.starts.length === 0 && <VisuallyHidden>{t('month.free', { count: 0 })}</VisuallyHidden>}
          </li>
        ))}
      </ul>
      <OtherClock days={week} timeZone={choosing.timeZone} zones={zones} />
    </section>
  );
}
