import { useLocale } from '@cursiv/shared-i18n';
import { Button, MenuButton } from '@cursiv/shared-ui';
import { Copy } from 'lucide-react';
import { useExpertT } from '../../texts/texts.ts';
import { useFocusOn } from '../../use-focus-on.ts';
import * as styles from '../hours.module.css';
import type { HoursPart } from '../hours-part.ts';
import { copiedDay, nextHours, replaced, WEEKDAYS, without } from '../hours-values.ts';
import { IntervalRow } from '../interval-row.tsx';
import { weekdayName } from '../weekday-name.ts';

/** The week day by day, each with its hours. */
export function WeekList({ values, problems, onChange }: HoursPart) {
  const expertT = useExpertT();
  const locale = useLocale();
  const focusOn = useFocusOn();
  const { weekly } = values;
  const change = (next: typeof weekly) => onChange({ ...values, weekly: next });
  const copies = [
    { id: 'working', label: expertT('hours.workingDays'), days: [1, 2, 3, 4, 5] },
    { id: 'all', label: expertT('hours.allDays'), days: [...WEEKDAYS] },
  ];
  return (
    <ul className={styles.days}>
      {WEEKDAYS.map((day) => {
        const name = weekdayName(day, locale);
        const rows = weekly.flatMap((hours, index) => (hours.day === day ? [{ hours, index }] : []));
        return (
          <li key={day} className={styles.day}>
            <h3 className={styles.name}>{name}</h3>
            <div className={styles.rows}>
              {rows.length === 0 && <p className={styles.closed}>{expertT('hours.closed')}</p>}
              {rows.map(({ hours, index }) => (
                <IntervalRow
                  key={`${weekly.length}.${index}`}
                  place={`weekly.${index}`}
                  day={name}
                  hours={hours}
                  problem={problems.get(`weekly.${index}`)}
                  onChange={(next) => change(replaced(weekly, index, { day, ...next }))}
                  onRemove={() => {
                    change(without(weekly, index));
                    focusOn(`add-${day}`);
                  }}
                />
              ))}
            </div>
            <div className={styles.actions}>
              <Button
                id={`add-${day}`}
                size="small"
                variant="secondary"
                aria-label={expertT('hours.addOn', { day: name })}
                onClick={() => change([...weekly, { day, ...nextHours(rows.map(({ hours }) => hours)) }])}
              >
                {expertT('hours.add')}
              </Button>
              <MenuButton
                label={expertT('hours.copyDay', { day: name })}
                trigger={<Copy size={20} aria-hidden />}
                items={[
                  ...copies.map(({ id, label, days }) => ({
                    id,
                    label,
                    onSelect: () => change(copiedDay(weekly, day, days)),
                  })),
                  ...WEEKDAYS.filter((other) => other !== day).map((other) => ({
                    id: String(other),
                    label: weekdayName(other, locale),
                    onSelect: () => change(copiedDay(weekly, day, [other])),
                  })),
                ]}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
