import { type ReportedReview, useWatch, watchReportedReviews } from '@cursiv/shared-data';
import type { ReportStatus } from '@cursiv/shared-domain';
import { EmptyState } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/list-frame.tsx';
import { ListSkeleton } from '../../shared/list-skeleton.tsx';
import { useLastReady } from '../../shared/use-last-ready.ts';
import { useSubjectNames } from '../../shared/use-subject-names.ts';
import { HideDialog } from './hide-dialog.tsx';
import { ReportedItem } from './reported-item.tsx';
import { targetPath } from './review-target.ts';
import * as styles from './reviews.module.css';
import { useFocusOnceClosed } from './use-focus-once-closed.ts';
import { useRulings } from './use-rulings.ts';

/** Reports shown at first and added by each "load more". */
const STEP = 40;

/** The reviews whose reports are in one state, latest report first, with the actions for each. */
export function ReportedList({ status }: { status: ReportStatus }) {
  const t = useT();
  const [count, setCount] = useState(STEP);
  const [hiding, setHiding] = useState<ReportedReview>();
  const [region, moveFocus] = useFocusOnceClosed<HTMLElement>(hiding !== undefined);
  // The handled row disappears and would take the focus with it.
  const rulings = useRulings(status, moveFocus);
  const watched = useWatch(useMemo(() => watchReportedReviews(status, count), [status, count]));
  const read = useLastReady(watched);
  const targets = useSubjectNames(read?.reviews.map(({ reviewId }) => targetPath(reviewId)) ?? []);
  const content = () => {
    if (watched.status === 'failed') return <FailureState {...watched} />;
    if (!read || !targets) return <ListSkeleton />;
    if (read.reviews.length === 0) {
      return <EmptyState title={t(`reviews.empty.${status}.title`)} text={t(`reviews.empty.${status}.text`)} />;
    }
    return (
      <ListFrame
        summary={t('reviews.found', { count: read.reviews.length })}
        isBusy={watched.status === 'loading'}
        hasMore={read.hasMore}
        onMore={() => setCount(count + STEP)}
      >
        <ul className={styles.list}>
          {read.reviews.map((reported) => (
            <li key={reported.reviewId}>
              <ReportedItem
                reported={reported}
                status={status}
                target={targets.get(targetPath(reported.reviewId))}
                onHide={() => setHiding(reported)}
                onShow={() => void rulings.show(reported)}
              />
            </li>
          ))}
        </ul>
      </ListFrame>
    );
  };
  return (
    <section ref={region} tabIndex={-1} aria-label={t(`reviews.state.${status}`)} className={styles.region}>
      {content()}
      {hiding && (
        <HideDialog
          reported={hiding}
          onHide={(ruling) => rulings.hide(hiding, ruling)}
          onClose={() => setHiding(undefined)}
        />
      )}
    </section>
  );
}
