import type { Review } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Rating } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import * as styles from '../reviews.module.css';
import { useReviewWords } from '../words/words.ts';

/** The author's view of their review that an administrator has hidden, with the reason. */
export function HiddenReview({ review: { rating, text, hidden } }: { review: Review }) {
  const t = useT();
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
      <Rating value={rating} label={t('reviews.stars', { count: rating })} />
      {text !== '' && <p className={styles.text}>{text}</p>}
    </section>
  );
}
