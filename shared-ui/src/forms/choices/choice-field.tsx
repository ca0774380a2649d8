import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import { type FieldControl, FieldError, type FieldTexts, RequiredMark, useFieldControl } from '../field.tsx';
import * as styles from './choice-field.module.css';

type ChoiceFieldProps = FieldTexts & {
  /** Puts the control after its label. */
  end?: boolean;
  children: (control: FieldControl) => ReactNode;
};

/** A control on the line of its label; the whole line is the target. */
export function ChoiceField({ label, hint, error, required, id, end = false, children }: ChoiceFieldProps) {
  const { control, hintId, errorId } = useFieldControl({ hint, error, required, id });
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} className={classNames(styles.line, end && styles.end)}>
        {children(control)}
        <span className={styles.label}>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.error}>
        <FieldError id={errorId} error={error} />
      </div>
    </div>
  );
}
