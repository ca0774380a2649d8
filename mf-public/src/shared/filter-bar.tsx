import { SearchField, SelectField } from '@cursiv/shared-ui';
import * as styles from './filter-bar.module.css';

export type Choice = {
  id: string;
  label: string;
  /** Shown while nothing is chosen. */
  any: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

export type FilterBarProps = {
  /** Accessible name of the search region. */
  label: string;
  search: { label: string; text: string; onChange: (text: string) => void };
  choices: readonly Choice[];
};

/** Search box and filters above a list that follows them at once. */
export function FilterBar({ label, search, choices }: FilterBarProps) {
  return (
    <search className={styles.bar} aria-label={label}>
      <div className={styles.text}>
        <SearchField
          label={search.label}
          value={search.text}
          maxLength={120}
          onChange={(event) => search.onChange(event.target.value)}
        />
      </div>
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
    </search>
  );
}
