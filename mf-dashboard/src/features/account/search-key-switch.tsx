import { isSearchKeyOn, rememberSearchKey, SwitchField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useAccountT } from './messages/messages.ts';

/**
 * Switches off, on this device, the key `/` that opens the search: people who control the computer by voice may trigger
 * it by accident.
 */
export function SearchKeySwitch() {
  const t = useAccountT();
  const [isOn, setIsOn] = useState(isSearchKeyOn);
  const choose = (next: boolean) => {
    setIsOn(next);
    rememberSearchKey(next);
  };
  return <SwitchField label={t('searchKey')} checked={isOn} onChange={(event) => choose(event.target.checked)} />;
}
