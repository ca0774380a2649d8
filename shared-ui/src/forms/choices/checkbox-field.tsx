import type { ComponentProps } from 'react';
import type { FieldTexts } from '../field.tsx';
import { Checkbox } from './checkbox.tsx';
import { ChoiceField } from './choice-field.tsx';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'className'> & FieldTexts;

/** A yes-or-no answer that takes effect when the form is sent. */
export function CheckboxField({ label, hint, error, required, id, ...input }: CheckboxFieldProps) {
  return (
    <ChoiceField label={label} hint={hint} error={error} required={required} id={id}>
      {(control) => <Checkbox {...input} {...control} />}
    </ChoiceField>
  );
}
