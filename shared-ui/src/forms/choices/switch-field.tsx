import type { ComponentProps } from 'react';
import type { FieldTexts } from '../field.tsx';
import * as styles from './choice-field.module.css';
import { ChoiceField } from './choice-field.tsx';

export type SwitchFieldProps = Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'role' | 'className'> &
  FieldTexts;

/** A setting that takes effect at once. */
export function SwitchField({ label, hint, error, required, id, ...input }: SwitchFieldProps) {
  return (
    <ChoiceField label={label} hint={hint} error={error} required={required} id={id} end>
      {(control) => (
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own checked state
        <input {...input} {...control} type="checkbox" role="switch" className={styles.toggle} />
      )}
    </ChoiceField>
  );
}
