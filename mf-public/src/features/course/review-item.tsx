import { useOptionalUser } from '@cursiv/shared-auth';
import type { ReviewLine } from '@cursiv/shared-domain';
import { formatDate, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Badge, Rating } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReportReview } from './report-review.tsx';
import * as styles from './reviews.module.css';

type ReviewItemProps = {
  review: ReviewLine;
  /** Whether the reader is the author of the course. */
  isAuthor: boolean;
};

/** One person's review, as plain text in its own language, with the answer of the course's author. */
export function ReviewItem({ review, isAuthor }: ReviewItemProps) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const uid = useOptionalUser()?.id;
  const { id, authorName, rating, text, reply } = review;
  const isForeign = text !== '' && review.locale !== locale;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.name}>{authorName}</span>
        <Rating value={rating} label={t('course.reviews.stars', { count: rating })} />
        <span className={styles.date}>
          {formatDate(new Date(review.createdAt), locale, { dateStyle: 'long', timeZone: 'Europe/Bucharest' })}
        </span>
        {review.isEdited && <span className={styles.date}>{t('course.reviews.edited')}</span>}
        {isForeign && <Badge size="small">{words(`locale.${review.locale}`)}</Badge>}
      </div>
      {text !== '' && (
        <p className={styles.text} lang={isForeign ? review.locale : undefined}>
          {text}
        </p>
      )}
      {reply && (
        <div className={styles.reply}>
          <p className={styles.replyBy}>{t('course.reviews.reply')}</p>
          <p lang={reply.locale === locale ? undefined : reply.locale}>{reply.text}</p>
        </div>
      )}
      {isAuthor && <ReplyForm reviewId={id} present={reply?.text ?? ''} />}
      {uid !== undefined && !isAuthor && <ReportReview uid={uid} reviewId={id} authorName={authorName} />}
    </li>
  );
}
