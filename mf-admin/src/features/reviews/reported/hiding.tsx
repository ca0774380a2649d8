import type { ReviewHiding } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Notice } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useReviewsT } from '../messages/messages.ts';

/** Why and when a review was hidden, as its author reads it. */
export function Hiding({ hiding: { reason, note, locale: language, at } }: { hiding: ReviewHiding }) {
  const t = useT();
  const reviewsT = useReviewsT();
  const locale = useLocale();
  return (
    <Notice title={reviewsT('hiddenAt', { date: formatDate(at, locale, { dateStyle: 'medium', timeStyle: 'short' }) })}>
      <p>{t(`reviews.reason.${reason}`)}</p>
      {note !== '' && <p lang={language === locale ? undefined : language}>{note}</p>}
    </Notice>
  );
}
