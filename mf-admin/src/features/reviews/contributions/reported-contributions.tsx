import { useLastReady, useWatch, watchReportedContributions } from '@cursiv/shared-data';
import type { ReportedContribution, ReportStatus } from '@cursiv/shared-domain';
import { EmptyState } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { FailureState } from '../../../shared/failure-state.tsx';
import { ListFrame } from '../../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { useClaimLines } from '../../../shared/work/use-claim-lines.tsx';
import { reasonCounts } from '../reason-counts.ts';
import * as styles from '../reviews.module.css';
import { HideDialog } from '../ruling/hide-dialog.tsx';
import { useFocusOnceClosed } from '../ruling/use-focus-once-closed.ts';
import { useMayRule } from '../ruling/use-may-rule.ts';
import { ContributionItem } from './contribution-item.tsx';
import { useContributionRulings } from './use-contribution-rulings.ts';

/** Reported ones shown at first and added by each "load more". */
const STEP = 40;

/** The questions and answers under lessons whose reports are in one state, latest report first. */
export function ReportedContributions({ status }: { status: ReportStatus }) {
  const t = useT();
  const [count, setCount] = useState(STEP);
  const [hiding, setHiding] = useState<ReportedContribution>();
  const [region, moveFocus] = useFocusOnceClosed<HTMLElement>(hiding !== undefined);
  const rulings = useContributionRulings(moveFocus);
  const watched = useWatch(useMemo(() => watchReportedContributions(status, count), [status, count]));
  const read = useLastReady(watched);
  const claimLine = useClaimLines('question');
  const mayRule = useMayRule();
  const content = () => {
    if (watched.status === 'failed') return <FailureState {...watched} />;
    if (mayRule.status === 'failed') return <FailureState {...mayRule} />;
    if (!read || mayRule.status === 'loading') return <ListSkeleton />;
    if (read.length === 0) return <EmptyState title={t('contributions.empty')} text={t('contributions.emptyText')} />;
    return (
      <ListFrame
        summary={t('contributions.found', { count: read.length })}
        isBusy={watched.status === 'loading'}
        hasMore={read.length >= count}
        onMore={() => setCount(count + STEP)}
      >
        <ul className={styles.list}>
          {read.map((reported) => (
            <li key={reported.id}>
              <ContributionItem
                reported={reported}
                isRuledOnHere={mayRule.value([reported.uid, reported.courseId])}
                whoDeals={status === 'open' && claimLine(reported.id, reported.authorName)}
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
          of={{
            id: hiding.id,
            title: t('contributions.hideTitle', { name: hiding.authorName }),
            text: t('contributions.hideText'),
            likely: reasonCounts(hiding.reasons.map((reason) => ({ reason })))[0]?.reason,
            writtenIn: [hiding.locale],
          }}
          onHide={(chosen) => rulings.hide(hiding, chosen)}
          onClose={() => setHiding(undefined)}
        />
      )}
    </section>
  );
}
