import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Button, Notice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';

/** Says that kept edits, which were never saved, have been restored. */
export function RestoredNotice({ at, onRead }: { at: Date; onRead: () => void }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Notice
      role="status"
      title={t('authoring.restored')}
      action={
        <Button size="small" variant="secondary" onClick={onRead}>
          {t('authoring.understood')}
        </Button>
      }
    >
      {t('authoring.restoredText', { at: formatDate(at, locale, { dateStyle: 'medium', timeStyle: 'short' }) })}
    </Notice>
  );
}
