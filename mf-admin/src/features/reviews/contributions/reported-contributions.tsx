import { reportedContributions, ruleOnContribution, useFound } from '@cursiv/shared-data';
import { matchesQuery, type ReportedContribution, type ReportStatus } from '@cursiv/shared-domain';
import { EmptyState } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { BulkBar } from '../../../shared/bulk/bulk-bar.tsx';
import { ChooseAll, ChooseOne } from '../../../shared/bulk/choices.tsx';
import { useBulk } from '../../../shared/bulk/use-bulk.ts';
import { FailureState } from '../../../shared/failure-state.tsx';
import { ListFrame } from '../../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { SHARED_STEP } from '../../../shared/lists/list-steps.ts';
import { useClaimLines } from '../../../shared/work/use-claim-lines.tsx';
import { reasonCounts } from '../reason-counts.ts';
import * as styles from '../reviews.module.css';
import { HideDialog } from '../ruling/hide-dialog.tsx';
import { useFocusOnceClosed } from '../ruling/use-focus-once-closed.ts';
import { useMayRule } from '../ruling/use-may-rule.ts';
import { type AskedContributions, CONTRIBUTION_BULK, nameOf, previewOf } from './bulk/contribution-moves.ts';
import { ContributionsDialog } from './bulk/contributions-dialog.tsx';
import { useMovesT } from './bulk/messages/messages.ts';
import { ContributionItem } from './contribution-item.tsx';
import { DownloadContributions } from './download-contributions.tsx';
import { useContributionsT } from './messages/messages.ts';
import { useContributionRulings } from './use-contribution-rulings.ts';

type ReportedContributionsProps = { status: ReportStatus; search: string };

/** The questions and answers under lessons whose reports are in one state, latest report first; the search applies to what is read. */
export function ReportedContributions({ status, search }: ReportedContributionsProps) {
  const t = useT();
  const contributionsT = useContributionsT();
  const movesT = useMovesT();
  const bulk = useBulk<AskedContributions>();
  const [hiding, setHiding] = useState<ReportedContribution>();
  const [region, moveFocus] = useFocusOnceClosed<HTMLElement>(hiding !== undefined);
  const rulings = useContributionRulings(moveFocus);
  const list = useMemo(() => reportedContributions(status), [status]);
  const { rows, last, isReading, more } = useFound(list, SHARED_STEP);
  const read = last?.found;
  const claimLine = useClaimLines('question');
  const mayRule = useMayRule();
  const isWanted = ({ authorName, text, courseTitle }: ReportedContribution) =>
    matchesQuery(search, [authorName, text, courseTitle.ro ?? '', courseTitle.en ?? '']);
  const content = () => {
    if (rows.status === 'failed') return <FailureState {...rows} />;
    if (mayRule.status === 'failed') return <FailureState {...mayRule} />;
    if (!read || mayRule.status === 'loading') return <ListSkeleton />;
    if (read.length === 0) return <EmptyState title={contributionsT('empty')} text={contributionsT('emptyText')} />;
    const shown = read.filter(isWanted);
    return (
      <ListFrame
        summary={contributionsT('found', { count: shown.length })}
        isBusy={isReading}
        hasMore={last.hasMore}
        onMore={more}
      >
        <ChooseAll shown={shown} bulk={bulk} />
        <BulkBar
          shown={shown}
          bulk={bulk}
          moves={CONTRIBUTION_BULK[status].map((to) => ({ to, label: movesT(`move.${to}`) }))}
          questionOf={(to, chosen) => ({ to, lines: previewOf(chosen, to, mayRule.value) })}
        />
        <ul className={styles.list}>
          {shown.map((reported) => (
            <li key={reported.id} className={styles.row}>
              <ChooseOne id={reported.id} name={nameOf(reported)} bulk={bulk} />
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
        <DownloadContributions status={status} isWanted={isWanted} />
      </ListFrame>
    );
  };
  return (
    <section ref={region} tabIndex={-1} aria-label={t(`reviews.state.${status}`)} className={styles.region}>
      {content()}
      {bulk.asked && <ContributionsDialog {...bulk.asked} rule={ruleOnContribution} onClose={bulk.end} />}
      {hiding && (
        <HideDialog
          of={{
            id: hiding.id,
            title: contributionsT('hideTitle', { name: hiding.authorName }),
            text: contributionsT('hideText'),
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
