import { useOptionalUser } from '@cursiv/shared-auth';
import { type ReviewLine, type ReviewTarget, shownName } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Badge, later, Rating } from '@cursiv/shared-ui';
import { Suspense, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './reviews.module.css';
import { useShownReviewsT } from './shown/shown.ts';

// Visitors do not need it.
const ReviewActions = later(async () => ({ default: (await import('./review-actions.tsx')).ReviewActions }));

type ReviewItemProps = {
  review: ReviewLine;
  kind: ReviewTarget['targetKind'];
  /** Whether the reader is the author of the course, or the expert. */
  isAuthor: boolean;
};

/** One person's review, as plain text in its own language, with the answer of the course's author or the expert. */
export function ReviewItem({ review, kind, isAuthor }: ReviewItemProps) {
  const t = useT();
  const shown = useShownReviewsT();
  const locale = useLocale();
  const uid = useOptionalUser()?.id;
  const { authorName, rating, text } = review;
  // The page shows the served data, so an answer that was just sent is shown from here.
  const [sent, setSent] = useState<ReviewLine['reply']>();
  const reply = sent ?? review.reply;
  const isForeign = text !== '' && review.locale !== locale;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.name}>{shownName(authorName, locale)}</span>
        <Rating value={rating} label={shown('stars', { count: rating })} />
        <span className={styles.date}>
          {formatDate(new Date(review.createdAt), locale, { dateStyle: 'long', timeZone: 'Europe/Bucharest' })}
        </span>
        {review.isEdited && <span className={styles.date}>{shown('edited')}</span>}
        {isForeign && <Badge size="small">{t(`locale.${review.locale}`)}</Badge>}
      </div>
      {text !== '' && (
        <p className={styles.text} lang={isForeign ? review.locale : undefined}>
          {text}
        </p>
      )}
      {reply && (
        <div className={styles.reply}>
          <p className={styles.replyBy}>{shown(`reply.${kind}`)}</p>
          <p lang={reply.locale === locale ? undefined : reply.locale}>{reply.text}</p>
        </div>
      )}
      {uid !== undefined && (
        <Suspense>
          <ReviewActions
            uid={uid}
            review={review}
            present={reply?.text ?? ''}
            onReplied={isAuthor ? setSent : undefined}
          />
        </Suspense>
      )}
    </li>
  );
}
