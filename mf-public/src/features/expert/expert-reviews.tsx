import type { ReviewLine } from '@cursiv/shared-domain';
import { formatDate, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Badge, Rating, Section } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './expert-reviews.module.css';

/** What people said after a session, each in their own language. */
export function ExpertReviews({ reviews }: { reviews: readonly ReviewLine[] }) {
  const t = useT();
  if (reviews.length === 0) return null;
  return (
    <Section title={t('expert.reviews')}>
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
    </Section>
  );
}

function Review({ review: { authorName, rating, text, locale: language, createdAt } }: { review: ReviewLine }) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const isForeign = language !== locale;
  return (
    <li className={styles.review}>
      <Rating value={rating} label={t('course.reviews.stars', { count: rating })} />
      <blockquote className={styles.text} lang={isForeign ? language : undefined}>
        {text}
      </blockquote>
      <p className={styles.by}>
        {authorName}, {formatDate(new Date(createdAt), locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })}{' '}
        {isForeign && <Badge size="small">{words(`locale.${language}`)}</Badge>}
      </p>
    </li>
  );
}
