import type { ReportedReview } from '@cursiv/shared-data';
import { pick, type ReportStatus, reportLifecycle } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { Button, VisuallyHidden } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import { type SubjectName, shownName } from '../../../shared/subject-name.ts';
import { useOpenedRow } from '../../../shared/work/walk/use-opened-row.ts';
import { useReviewsT } from '../messages/messages.ts';
import { targetPage } from '../review-target.ts';
import * as styles from '../reviews.module.css';
import { Rulings } from '../ruling/rulings.tsx';
import { Hiding } from './hiding.tsx';
import { ReportLine } from './report-line.tsx';
import { ReviewAnswer } from './review-answer.tsx';
import { ReviewWords } from './review-words.tsx';

type ReportedItemProps = {
  reported: ReportedReview;
  status: ReportStatus;
  /** Name of the review's subject. */
  target: SubjectName;
  /** Whether the reader may rule on it. */
  isRuledOnHere: boolean;
  /** Says who deals with it, while its reports wait. */
  whoDeals: ReactNode;
  onHide: () => void;
  /** Leaves the review visible, or makes it visible again. */
  onShow: () => void;
};

/** A reported review: its words, the reports, and the two possible rulings. */
export function ReportedItem({
  reported: { reviewId, review, reports },
  status,
  target,
  isRuledOnHere,
  whoDeals,
  onHide,
  onShow,
}: ReportedItemProps) {
  const t = useReviewsT();
  const locale = useLocale();
  const openedRow = useOpenedRow('review');
  const name = target && pick(target, locale);
  const author = review?.authorName ?? '';
  const canMove = (to: ReportStatus) => reportLifecycle.canMove('administrator', status, to);
  const show = { open: review ? 'keep' : 'close', actioned: 'restore', dismissed: 'keep' } as const;
  return (
    <article className={styles.item}>
      <header>
        <h2 className={styles.author} {...openedRow(reviewId)}>
          {author || t('someone')}
        </h2>
        <p className={styles.about}>
          <Link to={targetPage(reviewId)}>
            <span lang={name?.isFallback ? name.locale : undefined}>{shownName(target, locale, t('targetGone'))}</span>
          </Link>
          {review && `, ${formatDate(review.createdAt, locale, { dateStyle: 'long' })}`}
        </p>
      </header>
      {review ? <ReviewWords review={review} /> : <p className={styles.gone}>{t('gone')}</p>}
      {review?.reply && <ReviewAnswer review={review} reply={review.reply} isRuledOnHere={isRuledOnHere} />}
      <ReportLine reports={reports} />
      {review?.hidden && <Hiding hiding={review.hidden} />}
      {isRuledOnHere && whoDeals}
      <Rulings isRuledOnHere={isRuledOnHere}>
        {review && canMove('actioned') && (
          <Button size="small" variant="danger" onClick={onHide}>
            {t('hide')} <VisuallyHidden>{t('of', { name: author })}</VisuallyHidden>
          </Button>
        )}
        {canMove('dismissed') && (
          <Button size="small" variant="secondary" onClick={onShow}>
            {t(`${show[status]}`)} {review && <VisuallyHidden>{t('of', { name: author })}</VisuallyHidden>}
          </Button>
        )}
      </Rulings>
    </article>
  );
}
