import type { ComponentProps } from 'react';
import type { FieldTexts } from '../field.tsx';
import * as styles from './choice-field.module.css';
import { ChoiceField } from './choice-field.tsx';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'className'> & FieldTexts;

/** A yes-or-no answer that takes effect when the form is sent. */
export function CheckboxField({ label, hint, error, required, id, ...input }: CheckboxFieldProps) {
  return (
    <ChoiceField label={label} hint={hint} error={error} required={required} id={id}>
      {(control) => <input {...input} {...control} type="checkbox" className={styles.checkbox} />}
    </ChoiceField>
  );
}
