import { REVIEW_LIMITS, type ReviewLine } from '@cursiv/shared-domain';
import { useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Button, Form, TextArea, VisuallyHidden } from '@cursiv/shared-ui';
import { type FormEvent, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './reviews.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSending } from './use-sending.ts';

type ReplyFormProps = {
  review: Pick<ReviewLine, 'id' | 'authorName'>;
  /** What was answered before; empty when nothing was. */
  present: string;
  onSent: (reply: NonNullable<ReviewLine['reply']>) => void;
};

/** Where the author of the course, or the expert, answers a review. */
export function ReplyForm({ review: { id, authorName }, present, onSent }: ReplyFormProps) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState(present);
  const [isMissing, setIsMissing] = useState(false);
  const [sending, send] = useSending();
  const frame = useKeptFocus<HTMLDivElement>(isOpen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(text.trim() === '');
    if (text.trim() === '') return frame.current?.querySelector('textarea')?.focus();
    void send(async () => {
      const { replyToReview } = await import('@cursiv/shared-data');
      await replyToReview(id, text, locale);
      onSent({ text: text.trim(), locale });
      setIsOpen(false);
    });
  };
  const open = () => {
    setText(present);
    setIsOpen(true);
  };
  return (
    <div ref={frame}>
      {isOpen ? (
        <Form className={styles.form} onSubmit={submit}>
          <TextArea
            label={t('reviews.yourAnswer')}
            value={text}
            maxLength={REVIEW_LIMITS.reply}
            rows={3}
            required
            error={isMissing && t('reviews.emptyAnswer')}
            onChange={(event) => setText(event.target.value)}
          />
          {sending.state === 'failed' && <p role="alert">{words(`error.${sending.failure}`)}</p>}
          <div className={styles.actions}>
            <Button type="submit" size="small" pending={sending.state === 'pending'}>
              {t('reviews.sendAnswer')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setIsOpen(false)}>
              {t('reviews.cancel')}
            </Button>
          </div>
        </Form>
      ) : (
        <div className={styles.actions}>
          <Button variant="quiet" size="small" onClick={open}>
            {t(present === '' ? 'reviews.answer' : 'reviews.changeAnswer')}{' '}
            <VisuallyHidden>{t('report.of', { name: authorName })}</VisuallyHidden>
          </Button>
          {sending.state === 'done' && <p role="status">{t('reviews.answered')}</p>}
        </div>
      )}
    </div>
  );
}
