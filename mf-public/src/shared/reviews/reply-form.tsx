import { useCommand } from '@cursiv/shared-data/commands';
import { keptEdits, useKept } from '@cursiv/shared-data/edits';
import { REVIEW_LIMITS, type ReviewLine } from '@cursiv/shared-domain';
import { useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Button, Form, TextArea, VisuallyHidden } from '@cursiv/shared-ui';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useT } from '../../messages/messages.ts';
import * as styles from './reviews.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

type ReplyFormProps = {
  uid: string;
  review: Pick<ReviewLine, 'id' | 'authorName'>;
  /** The earlier answer; empty if there was none. */
  present: string;
  onSent: (reply: NonNullable<ReviewLine['reply']>) => void;
};

/** The form in which the course's author, or the expert, answers a review. */
export function ReplyForm({ uid, review: { id, authorName }, present, onSent }: ReplyFormProps) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const edits = keptEdits(uid, `reply.${id}`, z.string());
  const [text, edit] = useKept(edits, present);
  const [isMissing, setIsMissing] = useState(false);
  const { isPending, isDone, failure, run } = useCommand();
  const frame = useKeptFocus<HTMLDivElement>(isOpen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(text.trim() === '');
    if (text.trim() === '') return frame.current?.querySelector('textarea')?.focus();
    void run(async () => {
      const { replyToReview } = await import('@cursiv/shared-data');
      await replyToReview(id, text, locale);
      edits.clear();
      onSent({ text: text.trim(), locale });
      setIsOpen(false);
    });
  };
  const cancel = () => {
    edit(present);
    edits.clear();
    setIsOpen(false);
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
            onChange={(event) => edit(event.target.value)}
          />
          {failure && <p role="alert">{words(`error.${failure}`)}</p>}
          <div className={styles.actions}>
            <Button type="submit" size="small" pending={isPending}>
              {t('reviews.sendAnswer')}
            </Button>
            <Button variant="quiet" size="small" onClick={cancel}>
              {t('reviews.cancel')}
            </Button>
          </div>
        </Form>
      ) : (
        <div className={styles.actions}>
          <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
            {t(present === '' ? 'reviews.answer' : 'reviews.changeAnswer')}{' '}
            <VisuallyHidden>{t('report.of', { name: authorName })}</VisuallyHidden>
          </Button>
          {isDone && <p role="status">{t('reviews.answered')}</p>}
        </div>
      )}
    </div>
  );
}
