import type { ComponentProps } from 'react';
import type { FieldTexts } from '../field.tsx';
import * as styles from './choice-field.module.css';
import { ChoiceField } from './choice-field.tsx';

export type RadioFieldProps = Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'className'> & FieldTexts;

/** One of the answers that share a `name`, of which one is chosen. */
export function RadioField({ label, hint, error, required, id, ...input }: RadioFieldProps) {
  return (
    <ChoiceField label={label} hint={hint} error={error} required={required} id={id}>
      {(control) => <input {...input} {...control} type="radio" className={styles.radio} />}
    </ChoiceField>
  );
}
