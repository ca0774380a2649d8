import { RATINGS, REVIEW_LIMITS, type Review, type ReviewTarget } from '@cursiv/shared-domain';
import { useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Button, Form, TextArea } from '@cursiv/shared-ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './reviews.module.css';
import { useSending } from './use-sending.ts';

export type ReviewWords = Pick<Review, 'rating' | 'text'>;

type ReviewFormProps = {
  uid: string;
  target: ReviewTarget;
  /** The session after which an expert is reviewed. */
  bookingId: string | undefined;
  present: ReviewWords | undefined;
  onSaved: (saved: ReviewWords) => void;
  onCancel?: (() => void) | undefined;
};

/** Stars and words about the course or expert; what was typed stays when it could not be saved. */
export function ReviewForm({ uid, target, bookingId, present, onSaved, onCancel }: ReviewFormProps) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const name = useId();
  const first = useRef<HTMLInputElement>(null);
  const [rating, setRating] = useState(present?.rating);
  const [text, setText] = useState(present?.text ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const [sending, send] = useSending();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(rating === undefined);
    if (rating === undefined) return first.current?.focus();
    void send(async () => {
      const { saveReview } = await import('@cursiv/shared-data');
      await saveReview({ uid, target, bookingId, rating, text, locale });
      onSaved({ rating, text: text.trim() });
    });
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
              onChange={() => setRating(stars)}
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
        onChange={(event) => setText(event.target.value)}
      />
      {sending.state === 'failed' && <p role="alert">{words(`error.${sending.failure}`)}</p>}
      <div className={styles.actions}>
        <Button type="submit" pending={sending.state === 'pending'}>
          {t(present ? 'reviews.save' : 'reviews.publish')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('reviews.cancel')}
          </Button>
        )}
      </div>
    </Form>
  );
}
