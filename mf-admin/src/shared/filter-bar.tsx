import { SearchField } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import * as styles from './filter-bar.module.css';

type FilterBarProps = {
  /** Accessible name of the search region. */
  label: string;
  searchLabel: string;
  /** Placeholder, when the label is too long for the box. */
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  /** Select fields beside the search box. */
  children?: ReactNode;
};

/** Search box and filters above a list that follows them at once. */
export function FilterBar({ label, searchLabel, placeholder = searchLabel, text, onText, children }: FilterBarProps) {
  return (
    <search className={styles.bar} aria-label={label}>
      <div className={styles.text}>
        <SearchField
          label={searchLabel}
          placeholder={placeholder}
          value={text}
          maxLength={120}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      {children}
    </search>
  );
}
