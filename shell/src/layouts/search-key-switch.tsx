import { useEffect, useState } from 'react';
import { useT } from '../messages/messages.ts';
import { focusSearch, isSearchKeyOn, rememberSearchKey } from './search-key.ts';
import * as styles from './search-key-switch.module.css';

/** Says that `/` leads to the search, and switches it off for who speaks to the computer (WCAG 2.1.4). */
export function SearchKeySwitch() {
  const t = useT();
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(isSearchKeyOn()), []);
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, [isOn]);
  const choose = (next: boolean) => {
    setIsOn(next);
    rememberSearchKey(next);
  };
  return (
    <label className={styles.label}>
      <input type="checkbox" checked={isOn} onChange={(event) => choose(event.target.checked)} />
      {t('search.key')}
    </label>
  );
}
