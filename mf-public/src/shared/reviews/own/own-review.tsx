import { useLoad } from '@cursiv/shared-data';
import { REVIEW_MIN_MINUTES, REVIEW_MIN_PROGRESS, type ReviewTarget } from '@cursiv/shared-domain';
import { useCallback } from 'react';
import * as styles from '../reviews.module.css';
import type { OwnRating } from '../use-own-rating.ts';
import { useReviewWords } from '../words/words.ts';
import { EditableReview } from './editable-review.tsx';
import { HiddenReview } from './hidden-review.tsx';
import { reviewStanding } from './review-standing.ts';
import { UnverifiedEmail } from './unverified-email.tsx';

type OwnReviewProps = { uid: string; target: ReviewTarget; onRated: (own: OwnRating) => void };

/** The reader's own review of the course or expert, or an invitation to write one; nothing for readers who may not. */
export function OwnReview({ uid, target: { targetKind, targetId }, onRated }: OwnReviewProps) {
  const words = useReviewWords();
  const load = useCallback(() => reviewStanding(uid, { targetKind, targetId }), [uid, targetKind, targetId]);
  const standing = useLoad(load);
  if (standing.status !== 'ready') return null;
  const { review, writing, bookingId } = standing.value;
  if (review?.status === 'hidden' || review?.status === 'removed') return <HiddenReview review={review} />;
  if (review || writing === 'now') {
    return (
      <EditableReview
        uid={uid}
        target={{ targetKind, targetId }}
        bookingId={bookingId}
        stored={review}
        onRated={onRated}
      />
    );
  }
  if (writing === 'unverified') return <UnverifiedEmail />;
  if (writing === 'never') return null;
  return (
    <p className={styles.own}>
      {words(`later.${targetKind}`, { percent: REVIEW_MIN_PROGRESS, minutes: REVIEW_MIN_MINUTES })}
    </p>
  );
}
