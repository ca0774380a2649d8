import { useCommand } from '@cursiv/shared-data/commands';
import type { Review, ReviewTarget } from '@cursiv/shared-domain';
import { Button, Rating } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import * as styles from '../reviews.module.css';
import { useShownReviewsT } from '../shown/shown.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import type { OwnRating } from '../use-own-rating.ts';
import { useReviewWords } from '../words/words.ts';
import { ReviewForm, type ReviewWords } from './review-form.tsx';

type EditableReviewProps = {
  uid: string;
  target: ReviewTarget;
  bookingId: string | undefined;
  stored: Review | undefined;
  onRated: (own: OwnRating) => void;
};

/** The reader's own review, to write, change or delete. */
export function EditableReview({ uid, target, bookingId, stored, onRated }: EditableReviewProps) {
  const t = useT();
  const shown = useShownReviewsT();
  const words = useReviewWords();
  const [present, setPresent] = useState<ReviewWords | undefined>(stored);
  const [isEditing, setIsEditing] = useState(stored === undefined);
  const { isPending, failure, run } = useCommand();
  const frame = useKeptFocus<HTMLElement>(isEditing);
  const takeBack = () =>
    run(async () => {
      const { deleteReview } = await import('@cursiv/shared-data');
      await deleteReview(uid, target);
      setPresent(undefined);
      onRated({ before: stored?.rating, now: undefined });
      setIsEditing(true);
    });
  return (
    <section ref={frame} className={styles.own} aria-labelledby="own-review">
      <h3 id="own-review">{words(present ? 'yours' : 'write')}</h3>
      {isEditing || !present ? (
        <ReviewForm
          uid={uid}
          target={target}
          bookingId={bookingId}
          present={present}
          onSaved={(saved) => {
            setPresent(saved);
            onRated({ before: stored?.rating, now: saved.rating });
            setIsEditing(false);
          }}
          onCancel={present && (() => setIsEditing(false))}
        />
      ) : (
        <>
          <Rating value={present.rating} label={shown('stars', { count: present.rating })} />
          {present.text !== '' && <p className={styles.text}>{present.text}</p>}
          <div className={styles.actions}>
            <Button variant="secondary" size="small" onClick={() => setIsEditing(true)}>
              {words('edit')}
            </Button>
            <Button variant="quiet" size="small" pending={isPending} onClick={() => void takeBack()}>
              {words('remove')}
            </Button>
          </div>
          {failure && <p role="alert">{failure === 'no-access' ? words('waits') : t(`error.${failure}`)}</p>}
        </>
      )}
    </section>
  );
}
