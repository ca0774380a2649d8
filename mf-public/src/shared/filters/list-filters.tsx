import type { Choice } from '@cursiv/shared-ui';
import { Button, classNames, SearchField, SelectField } from '@cursiv/shared-ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './list-filters.module.css';

type ListFiltersProps = {
  /** Accessible name of the search region. */
  label: string;
  search: { label: string; text: string; maxLength: number; onChange: (text: string) => void };
  choices: readonly Choice[];
  /** A last filter that is not a list of options. */
  extra?: ReactNode;
  /** The number of active filters. */
  active: number;
};

/** Search box and filters of a list; on a narrow screen the filters wait behind a button. */
export function ListFilters({ label, search, choices, extra, active }: ListFiltersProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <search className={styles.panel} aria-label={label}>
      <SearchField
        label={search.label}
        value={search.text}
        maxLength={search.maxLength}
        onChange={(event) => search.onChange(event.target.value)}
      />
      <Button
        className={styles.toggle}
        variant="secondary"
        icon={<SlidersHorizontal size={20} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {active > 0 ? t('filter.toggleActive', { count: active }) : t('filter.toggle')}
      </Button>
      <div id={panelId} className={classNames(styles.choices, isOpen && styles.open)}>
        {choices.map(({ id, label: name, any, value, options, onChoose }) => (
          <SelectField
            key={id}
            label={name}
            placeholder={any}
            options={options}
            value={value}
            onChange={(event) => onChoose(event.target.value)}
          />
        ))}
        {extra && <div className={styles.extra}>{extra}</div>}
      </div>
    </search>
  );
}
