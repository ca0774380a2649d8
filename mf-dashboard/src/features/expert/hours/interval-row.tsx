import { IconButton, TimeField } from '@cursiv/shared-ui';
import { Trash2 } from 'lucide-react';
import { useExpertT } from '../texts/texts.ts';
import * as styles from './hours.module.css';
import type { Hours } from './hours-values.ts';

type IntervalRowProps = {
  /** Its place in the schedule. */
  place: string;
  /** The day that it belongs to, as people call it. */
  day: string;
  hours: Hours;
  problem: string | undefined;
  onChange: (hours: Hours) => void;
  onRemove: () => void;
};

/** Hours of a day: from, to, and the way to remove them. A day ends at midnight, which a clock shows as 00:00. */
export function IntervalRow({ place, day, hours, problem, onChange, onRemove }: IntervalRowProps) {
  const expertT = useExpertT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend into the row.
    <div className={styles.row} id={`hours-${place}`} role="group" aria-label={day}>
      <TimeField
        label={expertT('hours.from')}
        value={hours.from}
        error={problem && ' '}
        onChange={(from) => onChange({ ...hours, from })}
      />
      <TimeField
        label={expertT('hours.to')}
        value={hours.to === '24:00' ? '00:00' : hours.to}
        error={problem}
        onChange={(to) => onChange({ ...hours, to: to === '00:00' ? '24:00' : to })}
      />
      <IconButton
        className={styles.remove}
        label={expertT('hours.remove', { day })}
        icon={<Trash2 size={20} aria-hidden />}
        onClick={onRemove}
      />
    </div>
  );
}
