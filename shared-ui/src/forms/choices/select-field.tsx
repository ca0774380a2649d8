import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../styles/class-names.ts';
import * as styles from '../field.module.css';
import { Field, type FieldTexts } from '../field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = Omit<ComponentProps<'select'>, keyof FieldTexts | 'className' | 'children'> &
  FieldTexts & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen; its value is the empty string. */
    placeholder?: string;
  };

/** One option of a fixed list, with the system's own picker. */
export function SelectField({ label, hint, error, required, id, options, placeholder, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(control) => (
        <div className={styles.withEnd}>
          <select {...select} {...control} className={classNames(styles.control, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={classNames(styles.end, styles.chevron)}>
            <ChevronDown size={20} aria-hidden />
          </span>
        </div>
      )}
    </Field>
  );
}
