import { createOwnTranslator, formatDate, useLocale } from '@cursiv/shared-i18n';
import { Button } from '../actions/button.tsx';
import { Notice } from '../states/notice.tsx';

const { useT } = createOwnTranslator(
  {
    title: 'Am regăsit ce scriai',
    text: 'Modificările din {{at}} nu fuseseră salvate. Sunt din nou aici.',
    understood: 'Am înțeles',
  },
  {
    title: 'We found what you were writing',
    text: 'The changes from {{at}} had not been saved. They are here again.',
    understood: 'Got it',
  },
);

export type RestoredNoticeProps = { at: Date; onRead: () => void };

/** Says that kept edits, which were never saved, have been restored. */
export function RestoredNotice({ at, onRead }: RestoredNoticeProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <Notice
      role="status"
      title={t('title')}
      action={
        <Button size="small" variant="secondary" onClick={onRead}>
          {t('understood')}
        </Button>
      }
    >
      {t('text', { at: formatDate(at, locale, { dateStyle: 'medium', timeStyle: 'short' }) })}
    </Notice>
  );
}
