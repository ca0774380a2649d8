import { type CoursePayload, RATINGS } from '@cursiv/shared-domain';
import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import { Rating } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import * as styles from '../../../shared/reviews/reviews.module.css';
import { useShownReviewsT } from '../../../shared/reviews/shown/shown.ts';

/** The average, and the distribution of stars. */
export function RatingSummary({ course: { ratingAvg, ratingCount, reviews } }: { course: CoursePayload }) {
  const t = useT();
  const shown = useShownReviewsT();
  const locale = useLocale();
  const average = formatNumber(ratingAvg, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const most = RATINGS.toReversed();
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <span className={styles.figure} aria-hidden="true">
          {average}
        </span>
        <Rating value={ratingAvg} label={t('rating', { value: average, count: ratingCount })} />
        <span className={styles.count} aria-hidden="true">
          {shown('count', { count: ratingCount })}
        </span>
      </div>
      <ul className={styles.bars} aria-label={shown('distribution')}>
        {most.map((stars) => {
          const count = reviews.counts[stars - 1] ?? 0;
          return (
            <li key={stars} className={styles.bar}>
              <span>{shown('stars', { count: stars })}</span>
              <svg className={styles.track} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.fill} width={count / Math.max(1, ratingCount)} height="1" />
              </svg>
              <span>{formatNumber(count, locale)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
