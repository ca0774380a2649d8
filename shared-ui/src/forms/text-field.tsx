import type { ComponentProps, ReactNode } from 'react';
import * as styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, keyof FieldTexts | 'className'> &
  FieldTexts & { aside?: ReactNode };

/** One line of text. Accepts the props of react-hook-form's `register`. */
export function TextField({ label, hint, error, required, id, aside, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id} aside={aside}>
      {(control) => <input {...input} {...control} type={type} className={styles.control} />}
    </Field>
  );
}
