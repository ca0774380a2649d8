import { DateField, IconButton } from '@cursiv/shared-ui';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProblemLine } from '../../../../shared/choices/problem-line.tsx';
import { useExpertT } from '../../texts/texts.ts';
import * as styles from '../hours.module.css';
import type { Hours } from '../hours-values.ts';

type DaysRowProps = {
  /** Its place in the schedule. */
  place: string;
  days: Hours;
  problem: string | undefined;
  /** Names the button that removes the row. */
  removeLabel: string;
  onChange: (days: Hours) => void;
  onRemove: () => void;
  /** What else is said of these days. */
  children?: ReactNode;
};

/** Days from a first to a last, and the way to remove them. */
export function DaysRow({ place, days, problem, removeLabel, onChange, onRemove, children }: DaysRowProps) {
  const expertT = useExpertT();
  return (
    <li className={styles.entry} id={`hours-${place}`}>
      <div className={styles.row}>
        <DateField
          label={expertT('hours.firstDay')}
          value={days.from}
          onChange={(from) => onChange({ ...days, from })}
        />
        <DateField label={expertT('hours.lastDay')} value={days.to} onChange={(to) => onChange({ ...days, to })} />
        <IconButton
          className={styles.remove}
          label={removeLabel}
          icon={<Trash2 size={20} aria-hidden />}
          onClick={onRemove}
        />
      </div>
      {children}
      <ProblemLine>{problem}</ProblemLine>
    </li>
  );
}
