import type { ExpertPage } from '@cursiv/shared-domain';
import { Section } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { ReviewList } from '../../shared/reviews/review-list.tsx';
import * as styles from '../../shared/reviews/reviews.module.css';

/** What people said after a session, each in their own language, and the place to say it. */
export function ExpertReviews({ expert: { id, ratingCount, reviews } }: { expert: ExpertPage }) {
  const t = useT();
  return (
    <Section title={t('expert.reviews')} id="reviews">
      <div className={styles.reviews}>
        {ratingCount === 0 && <p>{t('reviews.none.expert')}</p>}
        <ReviewList target={{ targetKind: 'expert', targetId: id }} authorUid={id} reviews={reviews} />
      </div>
    </Section>
  );
}
