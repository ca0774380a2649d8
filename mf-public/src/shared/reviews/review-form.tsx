import { useCommand } from '@cursiv/shared-data/commands';
import { keptEdits, useKept } from '@cursiv/shared-data/edits';
import { RATINGS, REVIEW_LIMITS, type Review, type ReviewTarget, reviewId } from '@cursiv/shared-domain';
import { useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Button, Form, TextArea } from '@cursiv/shared-ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useT } from '../../messages/messages.ts';
import * as styles from './reviews.module.css';

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
  const words = useVocabulary();
  const locale = useLocale();
  const name = useId();
  const first = useRef<HTMLInputElement>(null);
  const edits = keptEdits(uid, `review.${reviewId(target, uid)}`, wordsSchema);
  const [{ rating, text }, edit] = useKept(edits, { rating: present?.rating, text: present?.text ?? '' });
  const [isMissing, setIsMissing] = useState(false);
  const { isPending, failure, run } = useCommand();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(rating === undefined);
    if (rating === undefined) return first.current?.focus();
    void run(async () => {
      const { saveReview } = await import('@cursiv/shared-data');
      await saveReview({ uid, target, bookingId, rating, text, locale });
      edits.clear();
      onSaved({ rating, text: text.trim() });
    });
  };
  const cancel = () => {
    edits.clear();
    onCancel?.();
  };
  return (
    <Form className={styles.form} onSubmit={submit}>
      <fieldset className={styles.stars} aria-describedby={isMissing ? `${name}-missing` : undefined}>
        <legend>{t('reviews.howMany')} *</legend>
        {RATINGS.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              ref={stars === 1 ? first : undefined}
              type="radio"
              name={name}
              value={stars}
              required
              checked={rating === stars}
              onChange={() => edit({ rating: stars, text })}
            />
            {t('reviews.stars', { count: stars })}
          </label>
        ))}
      </fieldset>
      {isMissing && (
        <p id={`${name}-missing`} role="alert">
          {t('reviews.missing')}
        </p>
      )}
      <TextArea
        label={t(`reviews.words.${target.targetKind}`)}
        hint={t('reviews.wordsHint')}
        value={text}
        maxLength={REVIEW_LIMITS.text}
        rows={4}
        onChange={(event) => edit({ rating, text: event.target.value })}
      />
      {failure && <p role="alert">{words(`error.${failure}`)}</p>}
      <div className={styles.actions}>
        <Button type="submit" pending={isPending}>
          {t(present ? 'reviews.save' : 'reviews.publish')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={cancel}>
            {t('reviews.cancel')}
          </Button>
        )}
      </div>
    </Form>
  );
}
