import { watchReviewsOf } from '@cursiv/shared-data';
import { useLocale } from '@cursiv/shared-i18n';
import { PagePart } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useUserT } from '../messages/messages.ts';
import { Records } from './records.tsx';
import { useLineWords } from './use-line-words.ts';

/** The most reviews that are read of one person. */
const MOST = 100;

/** The reviews that somebody wrote. */
export function ReviewsPart({ uid }: { uid: string }) {
  const t = useUserT();
  const own = useLocale();
  const { dayOf } = useLineWords();
  return (
    <PagePart title={t('reviews')}>
      <Records
        watch={useMemo(() => watchReviewsOf(uid, MOST), [uid])}
        none={t('noReviews')}
        lineOf={({ id, rating, text, locale, status, createdAt }) => ({
          id,
          what: <q lang={locale === own ? undefined : locale}>{text || t('noWords')}</q>,
          facts: `${t('stars', { count: rating })} · ${t(`reviewStatus.${status}`)} · ${dayOf(createdAt)}`,
        })}
      />
    </PagePart>
  );
}
