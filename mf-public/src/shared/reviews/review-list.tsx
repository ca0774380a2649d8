import { useOptionalUser } from '@cursiv/shared-auth';
import { type ReviewLine, type ReviewTarget, reviewId } from '@cursiv/shared-domain';
import { later } from '@cursiv/shared-ui';
import { Suspense } from 'react';
import { ReviewItem } from './review-item.tsx';
import * as styles from './reviews.module.css';
import type { OwnRating } from './use-own-rating.ts';

// Visitors do not need it.
const OwnReview = later(async () => ({ default: (await import('./own/own-review.tsx')).OwnReview }));

type ReviewListProps = {
  target: ReviewTarget;
  /** Who may answer. */
  authorUid: string;
  reviews: readonly ReviewLine[];
  /** The reader has written, changed or deleted their own review. */
  onRated: (own: OwnRating) => void;
};

/** The reader's own review or the form for it, and the reviews of others. */
export function ReviewList({ target, authorUid, reviews, onRated }: ReviewListProps) {
  const uid = useOptionalUser()?.id;
  const own = uid === undefined ? undefined : reviewId(target, uid);
  const others = reviews.filter(({ id }) => id !== own);
  return (
    <>
      {uid !== undefined && (
        <Suspense>
          <OwnReview key={uid} uid={uid} target={target} onRated={onRated} />
        </Suspense>
      )}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((review) => (
            <ReviewItem key={review.id} review={review} kind={target.targetKind} isAuthor={uid === authorUid} />
          ))}
        </ul>
      )}
    </>
  );
}
