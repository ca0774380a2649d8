import { useVocabulary } from '@cursiv/shared-i18n';
import { Badge, Button, ConfirmDialog, VisuallyHidden } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './users.module.css';

type AdminRightProps = {
  name: string;
  email: string;
  isAdmin: boolean;
  onChange: (value: boolean) => void;
  /** Id of the text that says why the right cannot be withdrawn. */
  refusedBecause?: string;
};

/** Whether somebody administers the site. Who does may do everything, so granting and withdrawing it are asked for by name. */
export function AdminRight({ name, email, isAdmin, onChange, refusedBecause }: AdminRightProps) {
  const t = useT();
  const words = useVocabulary();
  const [isAsked, setIsAsked] = useState(false);
  const act = isAdmin ? 'withdraw' : 'grant';
  const confirm = () => {
    setIsAsked(false);
    onChange(!isAdmin);
  };
  return (
    <div className={styles.admin}>
      {isAdmin && <Badge size="small">{words('userFlag.isAdmin')}</Badge>}
      <Button
        variant="secondary"
        size="small"
        disabled={refusedBecause !== undefined}
        aria-describedby={refusedBecause}
        onClick={() => setIsAsked(true)}
      >
        {t(`users.admin.${act}`)} <VisuallyHidden>{t('users.admin.of', { name })}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t(`users.admin.${act}Title`, { name })}
        confirmLabel={t(`users.admin.${act}Confirm`)}
        cancelLabel={t('users.admin.cancel')}
        onConfirm={confirm}
        onCancel={() => setIsAsked(false)}
      >
        <p>{t(`users.admin.${act}Text`, { email })}</p>
      </ConfirmDialog>
    </div>
  );
}
