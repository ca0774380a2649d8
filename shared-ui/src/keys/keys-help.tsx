import { useState } from 'react';
import { SwitchField } from '../forms/choices/switch-field.tsx';
import { Stack } from '../layout/stack.tsx';
import { Dialog } from '../overlays/dialog/dialog.tsx';
import { hasSingleKeys, rememberSingleKeys } from './key-choice.ts';
import * as styles from './keys-help.module.css';

export type KeysHelpProps = {
  /** Whose keys they are, as `useSingleKeys` names it. */
  place: string;
  title: string;
  closeLabel: string;
  /** Each with what it does. */
  keys: readonly { key: string; name: string }[];
  /** When they work. */
  note: string;
  /** Of the switch that turns them off. */
  switchLabel: string;
  onClose: () => void;
};

/** The single keys of a place, with the switch that turns them off. */
export function KeysHelp({ place, title, closeLabel, keys, note, switchLabel, onClose }: KeysHelpProps) {
  const [isOn, setIsOn] = useState(() => hasSingleKeys(place));
  const choose = (next: boolean) => {
    setIsOn(next);
    rememberSingleKeys(place, next);
  };
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={closeLabel} size="small">
      <Stack gap={3}>
        <dl className={styles.keys}>
          {keys.map(({ key, name }) => (
            <div key={key} className={styles.line}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{note}</p>
        <SwitchField label={switchLabel} checked={isOn} onChange={(event) => choose(event.target.checked)} />
      </Stack>
    </Dialog>
  );
}
