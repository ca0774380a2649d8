import type { ReactNode } from 'react';
import { SelectField } from '../forms/choices/select-field.tsx';
import { SearchField } from '../forms/search/search-field.tsx';
import * as styles from './filter-bar.module.css';

/** One way to narrow a list down. */
export type Choice = {
  id: string;
  label: string;
  /** Shown while nothing is chosen. */
  any: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

/** The search box and the choices of a list. */
export type FilterBarProps = {
  /** Names the search region. */
  label: string;
  search?: {
    label: string;
    /** Shown in the empty box when the label is too long for it. */
    placeholder?: string;
    text: string;
    onChange: (text: string) => void;
  };
  choices?: readonly Choice[];
  /** Fields of other kinds, such as days; they follow the choices. */
  others?: readonly { id: string; field: ReactNode }[];
};

/** Search box, choices and other fields above a list that follows them at once. */
export function FilterBar({ label, search, choices = [], others = [] }: FilterBarProps) {
  return (
    <search className={styles.bar} aria-label={label}>
      {search && (
        <div className={styles.text}>
          <SearchField
            label={search.label}
            placeholder={search.placeholder ?? search.label}
            value={search.text}
            maxLength={120}
            onChange={(event) => search.onChange(event.target.value)}
          />
        </div>
      )}
      {choices.map(({ id, label: name, any, value, options, onChoose }) => (
        <div key={id} className={styles.choice}>
          <SelectField
            label={name}
            placeholder={any}
            options={options}
            value={value}
            onChange={(event) => onChoose(event.target.value)}
          />
        </div>
      ))}
      {others.map(({ id, field }) => (
        <div key={id} className={styles.other}>
          {field}
        </div>
      ))}
    </search>
  );
}
