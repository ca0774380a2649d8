import { Button, PagePart } from '@cursiv/shared-ui';
import { useExpertT } from '../../texts/texts.ts';
import { useFocusOn } from '../../use-focus-on.ts';
import * as styles from '../hours.module.css';
import type { HoursPart } from '../hours-part.ts';
import { nextDays, replaced, without } from '../hours-values.ts';
import { DaysRow } from './days-row.tsx';

/** Days away, from a first to a last. */
export function TimeOff({ values, problems, onChange, today }: HoursPart & { today: string }) {
  const expertT = useExpertT();
  const focusOn = useFocusOn();
  const { timeOff } = values;
  const change = (next: typeof timeOff) => onChange({ ...values, timeOff: next });
  return (
    <PagePart title={expertT('hours.timeOff')} intro={expertT('hours.timeOffIntro')}>
      <ul className={styles.list}>
        {timeOff.map((days, index) => (
          <DaysRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and all are made anew when one goes.
            key={`${timeOff.length}.${index}`}
            place={`timeOff.${index}`}
            days={days}
            problem={problems.get(`timeOff.${index}`)}
            removeLabel={expertT('hours.removeDays')}
            onChange={(next) => change(replaced(timeOff, index, next))}
            onRemove={() => {
              change(without(timeOff, index));
              focusOn('add-time-off');
            }}
          />
        ))}
      </ul>
      <Button id="add-time-off" variant="secondary" onClick={() => change([...timeOff, nextDays(timeOff, today)])}>
        {expertT('hours.addTimeOff')}
      </Button>
    </PagePart>
  );
}
