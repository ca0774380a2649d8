import type { CoursePayload } from '@cursiv/shared-domain';
import { PagePart } from '@cursiv/shared-ui';
import { ReviewList } from '../../../shared/reviews/review-list.tsx';
import * as styles from '../../../shared/reviews/reviews.module.css';
import { useShownReviewsT } from '../../../shared/reviews/shown/shown.ts';
import type { OwnRating } from '../../../shared/reviews/use-own-rating.ts';
import { RatingSummary } from './rating-summary.tsx';

/** Learners' reviews of the course, and the form to write one. */
export function Reviews({ course, onRated }: { course: CoursePayload; onRated: (own: OwnRating) => void }) {
  const t = useShownReviewsT();
  return (
    <PagePart title={t('title')} id="reviews">
      <div className={styles.reviews}>
        {course.ratingCount > 0 ? <RatingSummary course={course} /> : <p>{t('none.course')}</p>}
        <ReviewList
          target={{ targetKind: 'course', targetId: course.id }}
          authorUid={course.ownerUid}
          reviews={course.reviews.newest}
          onRated={onRated}
        />
      </div>
    </PagePart>
  );
}
