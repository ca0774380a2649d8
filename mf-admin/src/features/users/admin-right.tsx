import { Badge, Button, ConfirmDialog, VisuallyHidden } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useUsersT } from './messages/messages.ts';
import * as styles from './users.module.css';

type AdminRightProps = {
  name: string;
  email: string;
  isAdmin: boolean;
  onChange: (value: boolean) => void;
  /** Id of the text that says why the right cannot be withdrawn. */
  refusedBecause?: string;
};

/**
 * Whether somebody is an administrator. Administrators may do everything, so granting and withdrawing the right asks
 * for confirmation by name.
 */
export function AdminRight({ name, email, isAdmin, onChange, refusedBecause }: AdminRightProps) {
  const t = useT();
  const usersT = useUsersT();
  const present = isAdmin ? 'withdraw' : 'grant';
  // The dialog keeps its question while it closes, although the right has already changed.
  const [asked, setAsked] = useState<'withdraw' | 'grant'>(present);
  const [isOpen, setIsOpen] = useState(false);
  const ask = () => {
    setAsked(present);
    setIsOpen(true);
  };
  const confirm = () => {
    setIsOpen(false);
    onChange(asked === 'grant');
  };
  return (
    <div className={styles.admin}>
      {isAdmin && <Badge size="small">{t('userFlag.isAdmin')}</Badge>}
      <Button
        variant="secondary"
        size="small"
        disabled={refusedBecause !== undefined}
        aria-describedby={refusedBecause}
        onClick={ask}
      >
        {usersT(`admin.${present}`)} <VisuallyHidden>{usersT('admin.of', { name })}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={usersT(`admin.${asked}Title`, { name })}
        confirmLabel={usersT(`admin.${asked}Confirm`)}
        cancelLabel={t('cancel')}
        onConfirm={confirm}
        onCancel={() => setIsOpen(false)}
      >
        <p>{usersT(`admin.${asked}Text`, { email })}</p>
      </ConfirmDialog>
    </div>
  );
}
