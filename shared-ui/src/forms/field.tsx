import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as styles from './field.module.css';

/** The props that `Field` gives to its control; spread them on the input. */
export type FieldControl = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

/** The props that all form fields share. */
export type FieldTexts = {
  label: ReactNode;
  /** Help that stays visible while typing. */
  hint?: ReactNode;
  /** The problem and how to correct it; its presence marks the control invalid. */
  error?: ReactNode;
  required?: boolean | undefined;
  id?: string | undefined;
};

export type FieldProps = FieldTexts & {
  /** Smaller text at the end of the label's line, such as a link or a counter. */
  aside?: ReactNode;
  children: (control: FieldControl) => ReactNode;
};

/** Label, hint and error around any control. */
export function Field({ label, hint, error, required, id, aside, children }: FieldProps) {
  const { control, hintId, errorId } = useFieldControl({ hint, error, required, id });
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label htmlFor={control.id} className={styles.label}>
          {label}
          {required && <RequiredMark />}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(control)}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** Ids and ARIA attributes that tie a control to its hint and error. */
export function useFieldControl({ hint, error, required, id }: Omit<FieldTexts, 'label'>) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const control: FieldControl = {
    id: controlId,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true }),
    ...(required && { 'aria-required': true }),
  };
  return { control, hintId, errorId };
}

/** The message under a control or a group of them; nothing without an error. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert size={18} aria-hidden />
      <span>{error}</span>
    </p>
  );
}

/** The sign beside a label; assistive technology reads `aria-required` instead. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  );
}
