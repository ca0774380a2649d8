import type { VerifiedFlag } from '@cursiv/shared-domain';
import { SwitchField, VisuallyHidden } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useUsersT } from './messages/messages.ts';
import * as styles from './users.module.css';

type FlagSwitchProps = {
  flag: VerifiedFlag;
  /** The person who has the right. */
  name: string;
  isOn: boolean;
  onChange: (value: boolean) => void;
};

/** Switches one verification of one account; the visible name is the column's. */
export function FlagSwitch({ flag, name, isOn, onChange }: FlagSwitchProps) {
  const t = useT();
  const usersT = useUsersT();
  return (
    <div className={styles.switch}>
      <SwitchField
        label={<VisuallyHidden>{usersT('switchName', { flag: t(`userFlag.${flag}`), name })}</VisuallyHidden>}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
