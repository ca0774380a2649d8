import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import * as styles from './tabs.module.css';

export type TabItem = { id: string; label: ReactNode; content: ReactNode };

export type TabsProps = {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem[];
  /** Both, to keep the choice in the address; neither, to keep it here. */
  selected?: string;
  onSelect?: (id: string) => void;
};

/** Parts of one thing, one at a time. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      className={styles.tabs ?? ''}
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className={styles.list ?? ''}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={styles.tab ?? ''}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel ?? ''}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
