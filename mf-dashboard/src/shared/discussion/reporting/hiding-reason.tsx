import { useWatch, watchContributionHiding } from '@cursiv/shared-data';
import { useLocale } from '@cursiv/shared-i18n';
import { Notice } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useDiscussionT } from '../messages/messages.ts';

/** Why what the reader wrote was hidden; nobody else reads it. */
export function HidingReason({ id }: { id: string }) {
  const words = useDiscussionT();
  const locale = useLocale();
  const watched = useWatch(useMemo(() => watchContributionHiding(id), [id]));
  if (watched.status !== 'ready' || !watched.value) return null;
  const { reason, note, locale: language } = watched.value;
  return (
    <Notice title={words('report.hidden')}>
      <p>{words(`report.reasons.${reason}`)}</p>
      {note !== '' && <p lang={language === locale ? undefined : language}>{note}</p>}
    </Notice>
  );
}
