import { keptDocument, useEditSession } from '@cursiv/shared-data/edits';
import { AppError, RATINGS, REVIEW_LIMITS, type Review, type ReviewTarget, reviewId } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Button, Form, TextArea } from '@cursiv/shared-ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useT } from '../../../messages/messages.ts';
import * as styles from '../reviews.module.css';
import { useShownReviewsT } from '../shown/shown.ts';
import { useReviewWords } from '../words/words.ts';

export type ReviewWords = Pick<Review, 'rating' | 'text'>;

/** Typed values before saving: the stars may still be missing. */
const wordsSchema = z.object({ rating: z.optional(z.number()), text: z.string() });

type ReviewFormProps = {
  uid: string;
  target: ReviewTarget;
  /** The booking after which an expert is reviewed. */
  bookingId: string | undefined;
  present: ReviewWords | undefined;
  onSaved: (saved: ReviewWords) => void;
  onCancel?: (() => void) | undefined;
};

/** Stars and words about the course or expert; typed text stays until it is saved or discarded. */
export function ReviewForm({ uid, target, bookingId, present, onSaved, onCancel }: ReviewFormProps) {
  const t = useT();
  const shown = useShownReviewsT();
  const words = useReviewWords();
  const locale = useLocale();
  const name = useId();
  const first = useRef<HTMLInputElement>(null);
  const { editing, state } = useEditSession<z.output<typeof wordsSchema>>(
    () => ({
      stored: { rev: 0, doc: { rating: present?.rating, text: present?.text ?? '' } },
      kept: keptDocument(uid, `review.${reviewId(target, uid)}`, wordsSchema),
    }),
    async ({ rating, text }) => {
      if (rating === undefined) throw new AppError('invalid', 'a review without stars');
      const { saveReview } = await import('@cursiv/shared-data');
      await saveReview({ uid, target, bookingId, rating, text, locale });
      return { rev: 0, doc: { rating, text: text.trim() } };
    },
  );
  const { rating, text } = state.doc;
  const [isMissing, setIsMissing] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(rating === undefined);
    if (rating === undefined) return first.current?.focus();
    const { status } = await editing.save();
    if (status === 'done') onSaved({ rating, text: text.trim() });
  };
  const cancel = () => {
    editing.discard();
    onCancel?.();
  };
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.stars} aria-describedby={isMissing ? `${name}-missing` : undefined}>
        <legend>{words('howMany')} *</legend>
        {RATINGS.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              ref={stars === 1 ? first : undefined}
              type="radio"
              name={name}
              value={stars}
              required
              checked={rating === stars}
              onChange={() => editing.edit({ rating: stars, text })}
            />
            {shown('stars', { count: stars })}
          </label>
        ))}
      </fieldset>
      {isMissing && (
        <p id={`${name}-missing`} role="alert">
          {words('missing')}
        </p>
      )}
      <TextArea
        label={words(`words.${target.targetKind}`)}
        hint={words('wordsHint')}
        value={text}
        maxLength={REVIEW_LIMITS.text}
        rows={4}
        onChange={(event) => editing.edit({ rating, text: event.target.value })}
      />
      {state.error && <p role="alert">{t(`error.${state.error}`)}</p>}
      <div className={styles.actions}>
        <Button type="submit" pending={state.status === 'saving'}>
          {words(present ? 'save' : 'publish')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={cancel}>
            {words('cancel')}
          </Button>
        )}
      </div>
    </Form>
  );
}
