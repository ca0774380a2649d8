import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'className'> &
  FieldTexts & { aside?: ReactNode };

/** Several lines of text; grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, required, id, aside, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id} aside={aside}>
      {(control) => <textarea {...area} {...control} rows={rows} className={classNames(styles.control, styles.area)} />}
    </Field>
  );
}
