import type { ExpertPage } from '@cursiv/shared-domain';
import { Section } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { ReviewList } from '../../shared/reviews/review-list.tsx';
import * as styles from '../../shared/reviews/reviews.module.css';
import type { OwnRating } from '../../shared/reviews/use-own-rating.ts';

type ExpertReviewsProps = { expert: ExpertPage; onRated: (own: OwnRating) => void };

/** Reviews written after a booking, each in its own language, and the form to write one. */
export function ExpertReviews({ expert: { id, ratingCount, reviews }, onRated }: ExpertReviewsProps) {
  const t = useT();
  return (
    <Section title={t('expert.reviews')} id="reviews">
      <div className={styles.reviews}>
        {ratingCount === 0 && <p>{t('reviews.none.expert')}</p>}
        <ReviewList
          target={{ targetKind: 'expert', targetId: id }}
          authorUid={id}
          reviews={reviews}
          onRated={onRated}
        />
      </div>
    </Section>
  );
}
