import type { ExpertPayload } from '@cursiv/shared-domain';
import { PagePart } from '@cursiv/shared-ui';
import { ReviewList } from '../../shared/reviews/review-list.tsx';
import * as styles from '../../shared/reviews/reviews.module.css';
import { useShownReviewsT } from '../../shared/reviews/shown/shown.ts';
import type { OwnRating } from '../../shared/reviews/use-own-rating.ts';
import { useExpertT } from './messages/messages.ts';

type ExpertReviewsProps = { expert: ExpertPayload; onRated: (own: OwnRating) => void };

/** Reviews written after a booking, each in its own language, and the form to write one. */
export function ExpertReviews({ expert: { id, ratingCount, reviews }, onRated }: ExpertReviewsProps) {
  const t = useShownReviewsT();
  const expertT = useExpertT();
  return (
    <PagePart title={expertT('reviews')} id="reviews">
      <div className={styles.reviews}>
        {ratingCount === 0 && <p>{t('none.expert')}</p>}
        <ReviewList
          target={{ targetKind: 'expert', targetId: id }}
          authorUid={id}
          reviews={reviews}
          onRated={onRated}
        />
      </div>
    </PagePart>
  );
}
