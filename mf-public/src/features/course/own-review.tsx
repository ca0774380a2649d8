import { useLoad } from '@cursiv/shared-data';
import { canReview, REVIEW_MIN_PROGRESS, type Review } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Button, Rating } from '@cursiv/shared-ui';
import { useCallback, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { HiddenReview } from './hidden-review.tsx';
import { ReviewForm, type ReviewWords } from './review-form.tsx';
import * as styles from './reviews.module.css';
import { useSending } from './use-sending.ts';

type OwnReviewProps = { uid: string; courseId: string };

async function loadStanding(uid: string, courseId: string) {
  const { getEnrollment, getOwnReview } = await import('@cursiv/shared-data');
  const [enrollment, review] = await Promise.all([getEnrollment(uid, courseId), getOwnReview(uid, courseId)]);
  return { review, enrollment, mayWrite: enrollment !== undefined && canReview(enrollment) };
}

/** What the reader wrote of the course, or the invitation to write; nothing for who is not enrolled. */
export function OwnReview({ uid, courseId }: OwnReviewProps) {
  const t = useT();
  const standing = useLoad(useCallback(() => loadStanding(uid, courseId), [uid, courseId]));
  if (standing.status !== 'ready') return null;
  const { review, enrollment, mayWrite } = standing.value;
  if (review?.status === 'hidden' || review?.status === 'removed') {
    return <HiddenReview review={review} />;
  }
  if (review || mayWrite) return <EditableReview uid={uid} courseId={courseId} stored={review} />;
  if (!enrollment || enrollment.courseOwnerUid === uid) return null;
  return <p className={styles.own}>{t('course.reviews.later', { percent: REVIEW_MIN_PROGRESS })}</p>;
}

function EditableReview({ uid, courseId, stored }: OwnReviewProps & { stored: Review | undefined }) {
  const t = useT();
  const words = useVocabulary();
  const [present, setPresent] = useState<ReviewWords | undefined>(stored);
  const [isEditing, setIsEditing] = useState(stored === undefined);
  const [removal, remove] = useSending();
  const takeBack = () =>
    remove(async () => {
      const { deleteReview } = await import('@cursiv/shared-data');
      await deleteReview(uid, courseId);
      setPresent(undefined);
      setIsEditing(true);
    });
  return (
    <section className={styles.own} aria-labelledby="own-review">
      <h3 id="own-review">{t(present ? 'course.reviews.yours' : 'course.reviews.write')}</h3>
      {isEditing || !present ? (
        <ReviewForm
          uid={uid}
          courseId={courseId}
          present={present}
          onSaved={(saved) => {
            setPresent(saved);
            setIsEditing(false);
          }}
          onCancel={present && (() => setIsEditing(false))}
        />
      ) : (
        <>
          <Rating value={present.rating} label={t('course.reviews.stars', { count: present.rating })} />
          {present.text !== '' && <p className={styles.text}>{present.text}</p>}
          <div className={styles.actions}>
            <Button variant="secondary" size="small" onClick={() => setIsEditing(true)}>
              {t('course.reviews.edit')}
            </Button>
            <Button variant="quiet" size="small" pending={removal.state === 'pending'} onClick={() => void takeBack()}>
              {t('course.reviews.remove')}
            </Button>
          </div>
          {removal.state === 'failed' && <p role="alert">{words(`error.${removal.failure}`)}</p>}
        </>
      )}
    </section>
  );
}
