import { useOptionalUser } from '@cursiv/shared-auth';
import { type CoursePage, courseReviewId } from '@cursiv/shared-domain';
import { Section } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { OwnReview } from './own-review.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewItem } from './review-item.tsx';
import * as styles from './reviews.module.css';

/** What learners think of the course, and the place to say it. */
export function Reviews({ course }: { course: CoursePage }) {
  const t = useT();
  const uid = useOptionalUser()?.id;
  const own = uid === undefined ? undefined : courseReviewId(course.id, uid);
  const others = course.reviews.newest.filter(({ id }) => id !== own);
  return (
    <Section title={t('course.reviews.title')} id="reviews">
      <div className={styles.reviews}>
        {course.ratingCount > 0 ? <RatingSummary course={course} /> : <p>{t('course.reviews.none')}</p>}
        {uid !== undefined && <OwnReview key={uid} uid={uid} courseId={course.id} />}
        {others.length > 0 && (
          <ul className={styles.list}>
            {others.map((review) => (
              <ReviewItem key={review.id} review={review} isAuthor={uid === course.ownerUid} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
