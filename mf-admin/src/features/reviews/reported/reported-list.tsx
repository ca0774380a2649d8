import { type ReportedReview, reportedReviews, useFound } from '@cursiv/shared-data';
import { matchesQuery, type ReportStatus } from '@cursiv/shared-domain';
import { EmptyState } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { FailureState } from '../../../shared/failure-state.tsx';
import { ListFrame } from '../../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { SHARED_STEP } from '../../../shared/lists/list-steps.ts';
import { useSubjectNames } from '../../../shared/use-subject-names.ts';
import { useClaimLines } from '../../../shared/work/use-claim-lines.tsx';
import { useReviewsT } from '../messages/messages.ts';
import { reasonCounts } from '../reason-counts.ts';
import { targetPath } from '../review-target.ts';
import * as styles from '../reviews.module.css';
import { HideDialog } from '../ruling/hide-dialog.tsx';
import { useFocusOnceClosed } from '../ruling/use-focus-once-closed.ts';
import { useMayRule } from '../ruling/use-may-rule.ts';
import { useRulings } from '../ruling/use-rulings.ts';
import { DownloadReviews } from './download-reviews.tsx';
import { ReportedItem } from './reported-item.tsx';

/** The reviews whose reports are in one state, latest report first, with the actions for each; the search applies to what is read. */
export function ReportedList({ status, search }: { status: ReportStatus; search: string }) {
  const t = useT();
  const reviewsT = useReviewsT();
  const [hiding, setHiding] = useState<ReportedReview>();
  const [region, moveFocus] = useFocusOnceClosed<HTMLElement>(hiding !== undefined);
  // The handled row disappears and would take the focus with it.
  const rulings = useRulings(status, moveFocus);
  const list = useMemo(() => reportedReviews(status), [status]);
  const { rows, last, isReading, more } = useFound(list, SHARED_STEP);
  const read = last?.found;
  const claimLine = useClaimLines('review');
  const mayRule = useMayRule();
  const targets = useSubjectNames(read?.map(({ reviewId }) => targetPath(reviewId)) ?? []);
  const isWanted = ({ review }: ReportedReview) => matchesQuery(search, [review?.authorName ?? '', review?.text ?? '']);
  const content = () => {
    if (rows.status === 'failed') return <FailureState {...rows} />;
    if (mayRule.status === 'failed') return <FailureState {...mayRule} />;
    if (!read || !targets || mayRule.status === 'loading') return <ListSkeleton />;
    if (read.length === 0) {
      return <EmptyState title={reviewsT(`empty.${status}.title`)} text={reviewsT(`empty.${status}.text`)} />;
    }
    const shown = read.filter(isWanted);
    return (
      <ListFrame
        summary={reviewsT('found', { count: shown.length })}
        isBusy={isReading}
        hasMore={last.hasMore}
        onMore={more}
      >
        <ul className={styles.list}>
          {shown.map((reported) => (
            <li key={reported.reviewId}>
              <ReportedItem
                reported={reported}
                status={status}
                target={targets.get(targetPath(reported.reviewId))}
                isRuledOnHere={mayRule.value(reported.reviewId.split('__'))}
                whoDeals={status === 'open' && claimLine(reported.reviewId, reported.review?.authorName ?? '')}
                onHide={() => setHiding(reported)}
                onShow={() => void rulings.show(reported)}
              />
            </li>
          ))}
        </ul>
        <DownloadReviews status={status} isWanted={isWanted} />
      </ListFrame>
    );
  };
  return (
    <section ref={region} tabIndex={-1} aria-label={t(`reviews.state.${status}`)} className={styles.region}>
      {content()}
      {hiding && (
        <HideDialog
          of={{
            id: hiding.reviewId,
            title: reviewsT('hideTitle', { name: hiding.review?.authorName ?? '' }),
            text: reviewsT('hideText'),
            likely: reasonCounts(hiding.reports)[0]?.reason,
            writtenIn: hiding.review ? [hiding.review.locale] : [],
          }}
          onHide={(ruling) => rulings.hide(hiding, ruling)}
          onClose={() => setHiding(undefined)}
        />
      )}
    </section>
  );
}
