import type { Review } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Badge, Rating } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useReviewsT } from '../messages/messages.ts';
import * as styles from '../reviews.module.css';

/** A review's words, as plain text in their own language, with the stars. */
export function ReviewWords({ review: { rating, text, locale: language } }: { review: Review }) {
  const t = useT();
  const reviewsT = useReviewsT();
  const locale = useLocale();
  return (
    <>
      <p className={styles.stars}>
        <Rating value={rating} label={reviewsT('stars', { count: rating })} />
        <Badge size="small">{t(`locale.${language}`)}</Badge>
      </p>
      {text === '' ? (
        <p className={styles.gone}>{reviewsT('noText')}</p>
      ) : (
        <blockquote className={styles.text} lang={language === locale ? undefined : language}>
          {text}
        </blockquote>
      )}
    </>
  );
}
