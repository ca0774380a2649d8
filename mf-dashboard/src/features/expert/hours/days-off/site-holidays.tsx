import { type Holiday, weekdayOf } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { CheckboxField, PagePart } from '@cursiv/shared-ui';
import { useExpertT } from '../../texts/texts.ts';
import * as styles from '../hours.module.css';
import type { HoursPart } from '../hours-part.ts';
import { nextHours } from '../hours-values.ts';
import { dateName } from '../weekday-name.ts';

type SiteHolidaysProps = HoursPart & { holidays: readonly Holiday[] };

/** The days on which nobody is booked on the whole site; giving one hours of its own opens it. */
export function SiteHolidays({ values, onChange, holidays }: SiteHolidaysProps) {
  const expertT = useExpertT();
  const locale = useLocale();
  const { overrides, weekly } = values;
  if (holidays.length === 0) return null;
  const isOpen = (date: string) => overrides.some((day) => day.date === date && day.intervals.length > 0);
  const usualHours = (date: string) => {
    const usual = weekly.filter(({ day }) => day === weekdayOf(date)).map(({ from, to }) => ({ from, to }));
    return usual.length > 0 ? usual : [nextHours([])];
  };
  const toggle = (date: string) => {
    const others = overrides.filter((day) => day.date !== date);
    onChange({ ...values, overrides: isOpen(date) ? others : [...others, { date, intervals: usualHours(date) }] });
  };
  return (
    <PagePart title={expertT('hours.siteHolidays')} intro={expertT('hours.siteHolidaysIntro')}>
      <ul className={styles.times}>
        {holidays.map(({ date, name }) => (
          <li key={date}>
            <CheckboxField
              label={expertT('hours.workOn', { day: name[locale] })}
              hint={dateName(date, locale)}
              checked={isOpen(date)}
              onChange={() => toggle(date)}
            />
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
