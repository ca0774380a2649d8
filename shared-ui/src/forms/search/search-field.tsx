import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../states/hidden/visually-hidden.tsx';
import { classNames } from '../../styles/class-names.ts';
import * as styles from '../field.module.css';

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** Its accessible name, also the placeholder unless another is given. */
  label: string;
};

/** A text box for a search. Wrap it in a form with role search. */
export function SearchField({ label, placeholder = label, ...input }: SearchFieldProps) {
  return (
    <label className={classNames(styles.field, styles.withStart)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.start}>
        <Search size={20} aria-hidden />
      </span>
      <input enterKeyHint="search" {...input} type="search" placeholder={placeholder} className={styles.control} />
    </label>
  );
}
