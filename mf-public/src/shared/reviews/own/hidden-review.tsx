import type { Review } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Rating } from '@cursiv/shared-ui';
import * as styles from '../reviews.module.css';
import { useShownReviewsT } from '../shown/shown.ts';
import { useReviewWords } from '../words/words.ts';

/** The author's view of their review that an administrator has hidden, with the reason. */
export function HiddenReview({ review: { rating, text, hidden } }: { review: Review }) {
  const t = useShownReviewsT();
  const words = useReviewWords();
  const locale = useLocale();
  return (
    <section className={styles.own} aria-labelledby="own-review">
      <h3 id="own-review">{words('hidden')}</h3>
      {hidden && <p>{words('hiddenWhy', { reason: words(`report.reasons.${hidden.reason}`) })}</p>}
      {hidden && hidden.note !== '' && (
        <blockquote className={styles.reply} lang={hidden.locale === locale ? undefined : hidden.locale}>
          {hidden.note}
        </blockquote>
      )}
      <Rating value={rating} label={t('stars', { count: rating })} />
      {text !== '' && <p className={styles.text}>{text}</p>}
    </section>
  );
}
