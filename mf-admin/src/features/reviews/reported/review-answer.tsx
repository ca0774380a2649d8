import { removeAnswer } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { Review } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, ConfirmDialog, VisuallyHidden } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useActor } from '../../../shared/use-actor.ts';
import { useRefusal } from '../../../shared/use-refusal.ts';
import { useReviewsT } from '../messages/messages.ts';
import * as styles from '../reviews.module.css';

type ReviewAnswerProps = { review: Review; reply: NonNullable<Review['reply']>; isRuledOnHere: boolean };

/** The answer to a reported review, which may be what was reported, and the way to take it away. */
export function ReviewAnswer({ review: { id, authorName: name }, reply, isRuledOnHere }: ReviewAnswerProps) {
  const t = useT();
  const reviewsT = useReviewsT();
  const locale = useLocale();
  const actor = useActor();
  const refusal = useRefusal(reviewsT('changedMeanwhile'));
  const [isAsked, setIsAsked] = useState(false);
  const { isPending, run } = useCommand();
  const remove = async () => {
    const outcome = await run(() => removeAnswer(actor(), id, reply.text));
    setIsAsked(false);
    if (outcome.status === 'failed') toast(refusal(outcome.code), { tone: 'danger' });
    if (outcome.status === 'done') toast(reviewsT('answerRemoved'), { tone: 'success' });
  };
  return (
    <>
      <p className={styles.gone}>{reviewsT('answer')}</p>
      <blockquote className={styles.text} lang={reply.locale === locale ? undefined : reply.locale}>
        {reply.text}
      </blockquote>
      {isRuledOnHere && (
        <div className={styles.actions}>
          <Button size="small" variant="quiet" onClick={() => setIsAsked(true)}>
            {reviewsT('removeAnswer')} <VisuallyHidden>{reviewsT('of', { name })}</VisuallyHidden>
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsked}
        title={reviewsT('removeAnswerTitle')}
        confirmLabel={reviewsT('removeAnswer')}
        cancelLabel={t('cancel')}
        pending={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsked(false)}
      >
        <p>{reviewsT('removeAnswerText')}</p>
      </ConfirmDialog>
    </>
  );
}
