import { keptDocument, useEditSession } from '@cursiv/shared-data/edits';
import { REVIEW_LIMITS, type ReviewLine } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Button, Form, TextArea, VisuallyHidden } from '@cursiv/shared-ui';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useT } from '../../messages/messages.ts';
import * as styles from './reviews.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { useReviewWords } from './words/words.ts';

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
  const words = useReviewWords();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { editing, state } = useEditSession<string>(
    () => ({ stored: { rev: 0, doc: present }, kept: keptDocument(uid, `reply.${id}`, z.string()) }),
    async (typed) => {
      const { replyToReview } = await import('@cursiv/shared-data');
      await replyToReview(id, typed, locale);
      return { rev: 0, doc: typed.trim() };
    },
  );
  const { doc: text, error, savedAt } = state;
  const [isMissing, setIsMissing] = useState(false);
  const frame = useKeptFocus<HTMLDivElement>(isOpen);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(text.trim() === '');
    if (text.trim() === '') return frame.current?.querySelector('textarea')?.focus();
    const { status } = await editing.save();
    if (status !== 'done') return;
    onSent({ text: text.trim(), locale });
    setIsOpen(false);
  };
  const cancel = () => {
    editing.discard();
    setIsOpen(false);
  };
  return (
    <div ref={frame}>
      {isOpen ? (
        <Form className={styles.form} onSubmit={(event) => void submit(event)}>
          <TextArea
            label={words('yourAnswer')}
            value={text}
            maxLength={REVIEW_LIMITS.reply}
            rows={3}
            required
            error={isMissing && words('emptyAnswer')}
            onChange={(event) => editing.edit(event.target.value)}
          />
          {error && <p role="alert">{t(`error.${error}`)}</p>}
          <div className={styles.actions}>
            <Button type="submit" size="small" pending={state.status === 'saving'}>
              {words('sendAnswer')}
            </Button>
            <Button variant="quiet" size="small" onClick={cancel}>
              {words('cancel')}
            </Button>
          </div>
        </Form>
      ) : (
        <div className={styles.actions}>
          <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
            {words(present === '' ? 'answer' : 'changeAnswer')}{' '}
            <VisuallyHidden>{words('report.of', { name: authorName })}</VisuallyHidden>
          </Button>
          {savedAt && <p role="status">{words('answered')}</p>}
        </div>
      )}
    </div>
  );
}
