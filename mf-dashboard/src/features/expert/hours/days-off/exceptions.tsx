import { useLocale } from '@cursiv/shared-i18n';
import { Button, Cluster, DateField, PagePart } from '@cursiv/shared-ui';
import { useExpertT } from '../../texts/texts.ts';
import { useFocusOn } from '../../use-focus-on.ts';
import * as styles from '../hours.module.css';
import type { HoursPart } from '../hours-part.ts';
import { nextDate, nextHours, replaced, without } from '../hours-values.ts';
import { IntervalRow } from '../interval-row.tsx';
import { dateName } from '../weekday-name.ts';

/** Days with hours of their own, or none. */
export function Exceptions({ values, problems, onChange, today }: HoursPart & { today: string }) {
  const expertT = useExpertT();
  const locale = useLocale();
  const focusOn = useFocusOn();
  const { overrides } = values;
  const change = (next: typeof overrides) => onChange({ ...values, overrides: next });
  const add = () =>
    change([
      ...overrides,
      {
        date: nextDate(
          overrides.map(({ date }) => date),
          today,
        ),
        intervals: [],
      },
    ]);
  return (
    <PagePart title={expertT('hours.exceptions')} intro={expertT('hours.exceptionsIntro')}>
      <ul className={styles.list}>
        {overrides.map(({ date, intervals }, index) => {
          const name = dateName(date, locale);
          const place = `overrides.${index}`;
          const changeHours = (next: typeof intervals) => change(replaced(overrides, index, { date, intervals: next }));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and all are made anew when one goes.
            <li key={`${overrides.length}.${index}`} className={styles.entry} id={`hours-${place}`}>
              <DateField
                label={expertT('hours.date')}
                value={date}
                error={problems.get(place)}
                onChange={(next) => change(replaced(overrides, index, { date: next, intervals }))}
              />
              {intervals.length === 0 && <p>{expertT('hours.closedDay')}</p>}
              {intervals.map((hours, nth) => (
                <IntervalRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and all are made anew when one goes.
                  key={`${intervals.length}.${nth}`}
                  place={`${place}.intervals.${nth}`}
                  day={name}
                  hours={hours}
                  problem={problems.get(`${place}.intervals.${nth}`)}
                  onChange={(next) => changeHours(replaced(intervals, nth, next))}
                  onRemove={() => changeHours(without(intervals, nth))}
                />
              ))}
              <Cluster>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={expertT('hours.addOn', { day: name })}
                  onClick={() => changeHours([...intervals, nextHours(intervals)])}
                >
                  {expertT('hours.add')}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={expertT('hours.removeDay', { day: name })}
                  onClick={() => {
                    change(without(overrides, index));
                    focusOn('add-exception');
                  }}
                >
                  {expertT('hours.removeException')}
                </Button>
              </Cluster>
            </li>
          );
        })}
      </ul>
      <Button id="add-exception" variant="secondary" onClick={add}>
        {expertT('hours.addException')}
      </Button>
    </PagePart>
  );
}
