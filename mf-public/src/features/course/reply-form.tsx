import { REVIEW_LIMITS } from '@cursiv/shared-domain';
import { useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Button, TextArea } from '@cursiv/shared-ui';
import { type FormEvent, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './reviews.module.css';
import { useSending } from './use-sending.ts';

/** Where the author of the course answers a review. */
export function ReplyForm({ reviewId, present }: { reviewId: string; present: string }) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState(present);
  const [sending, send] = useSending();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void send(async () => {
      const { replyToReview } = await import('@cursiv/shared-data');
      await replyToReview(reviewId, text, locale);
      setIsOpen(false);
    });
  };
  if (!isOpen) {
    return (
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
          {t(present === '' ? 'course.reviews.answer' : 'course.reviews.changeAnswer')}
        </Button>
        {sending.state === 'done' && <p role="status">{t('course.reviews.answered')}</p>}
      </div>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={t('course.reviews.yourAnswer')}
        value={text}
        maxLength={REVIEW_LIMITS.reply}
        rows={3}
        required
        onChange={(event) => setText(event.target.value)}
      />
      {sending.state === 'failed' && <p role="alert">{words(`error.${sending.failure}`)}</p>}
      <div className={styles.actions}>
        <Button type="submit" size="small" pending={sending.state === 'pending'}>
          {t('course.reviews.sendAnswer')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setIsOpen(false)}>
          {t('course.reviews.cancel')}
        </Button>
      </div>
    </form>
  );
}
