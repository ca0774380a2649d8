import { LOCALES } from '@cursiv/shared-domain';
import { DateField, IconButton, TextField } from '@cursiv/shared-ui';
import { X } from 'lucide-react';
import { useContentT } from '../messages/messages.ts';
import type { HolidayRow } from './holiday-fields.ts';
import * as styles from './holidays.module.css';

type HolidayLineProps = {
  /** Its place in the list, from 0. */
  place: number;
  day: HolidayRow;
  /** What is wrong with each field, in words. */
  problems: Record<keyof HolidayRow, string | undefined>;
  onChange: (day: HolidayRow) => void;
  onRemove: () => void;
};

/** A day with its name in both languages, and the way to remove it. */
export function HolidayLine({ place, day, problems, onChange, onRemove }: HolidayLineProps) {
  const t = useContentT();
  return (
    <li className={styles.day}>
      <DateField
        label={t('holidays.date')}
        value={day.date}
        error={problems.date}
        onChange={(date) => onChange({ ...day, date })}
      />
      {LOCALES.map((locale) => (
        <TextField
          key={locale}
          id={`holiday-${place}-${locale}`}
          lang={locale}
          label={t(`holidays.name.${locale}`)}
          value={day[locale]}
          error={problems[locale]}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ ...day, [locale]: currentTarget.value })}
        />
      ))}
      <IconButton
        className={styles.remove}
        label={t('holidays.remove', { day: day.ro || place + 1 })}
        icon={<X size={20} aria-hidden />}
        onClick={onRemove}
      />
    </li>
  );
}
