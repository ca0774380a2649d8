import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Button, Notice } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './draft-editor.module.css';

/** Says that edits which were never saved have been taken up again. */
export function RestoredNotice({ at }: { at: Date }) {
  const t = useT();
  const locale = useLocale();
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  return (
    <div className={styles.notice}>
      <Notice
        role="status"
        title={t('authoring.restored')}
        action={
          <Button size="small" variant="secondary" onClick={() => setIsRead(true)}>
            {t('authoring.understood')}
          </Button>
        }
      >
        {t('authoring.restoredText', { at: formatDate(at, locale, { dateStyle: 'medium', timeStyle: 'short' }) })}
      </Notice>
    </div>
  );
}
