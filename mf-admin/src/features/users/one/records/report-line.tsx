import { useLastReady, useWatch, watchReportedContribution } from '@cursiv/shared-data';
import { type ContributionReport, pick, type Report, type ReviewReport } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { useMemo } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { useSubjectNames } from '../../../../shared/use-subject-names.ts';
import { useUserT } from '../messages/messages.ts';
import { RecordItem } from './records.tsx';
import { useLineWords } from './use-line-words.ts';

const addressOf = (parameters: Record<string, string | undefined>) => {
  const known = Object.entries(parameters).filter((one): one is [string, string] => one[1] !== undefined);
  return `${paths.adminReviews()}?${new URLSearchParams(known)}`;
};

type LineOf<Kind> = {
  report: Kind;
  /** Where the page's person wrote what was reported; otherwise its author is named. */
  ownName?: string;
};

/** One report with its reason, its state and its day, and the way to where it is ruled on. */
export function ReportLine({ report, ...rest }: LineOf<Report>) {
  return report.targetKind === 'review' ? (
    <ReviewReportLine report={report} {...rest} />
  ) : (
    <ContributionReportLine report={report} {...rest} />
  );
}

function ReviewReportLine({ report: { targetId, reason, status, createdAt }, ownName }: LineOf<ReviewReport>) {
  const t = useT();
  const userT = useUserT();
  const locale = useLocale();
  const { dayOf } = useLineWords();
  const subject = `reviews/${targetId}`;
  const names = useSubjectNames(ownName === undefined ? [subject] : []);
  const author = pick(names?.get(subject) ?? {}, locale)?.value;
  const said = { reason: t(`reviews.reason.${reason}`) };
  return (
    <RecordItem
      what={
        <Link to={addressOf({ status, q: ownName ?? author })}>
          {author ? userT('reports.reviewBy', { name: author, ...said }) : userT('reports.review', said)}
        </Link>
      }
      facts={`${t(`reviews.state.${status}`)} · ${dayOf(createdAt)}`}
    />
  );
}

function ContributionReportLine({ report, ownName }: LineOf<ContributionReport>) {
  const { targetId, targetKind, reason, createdAt } = report;
  const t = useT();
  const userT = useUserT();
  const locale = useLocale();
  const { dayOf } = useLineWords();
  const kept = useLastReady(useWatch(useMemo(() => watchReportedContribution(targetId), [targetId])));
  const said = { reason: t(`reviews.reason.${reason}`) };
  const author = ownName === undefined ? kept?.authorName : undefined;
  return (
    <RecordItem
      what={
        <>
          <Link to={addressOf({ kind: 'questions', status: kept?.reports, q: ownName ?? author })}>
            {author
              ? userT(`reports.${targetKind}By`, { name: author, ...said })
              : userT(`reports.${targetKind}`, said)}
          </Link>{' '}
          {kept && <q lang={kept.locale === locale ? undefined : kept.locale}>{kept.text}</q>}
        </>
      }
      facts={kept ? `${t(`reviews.state.${kept.reports}`)} · ${dayOf(createdAt)}` : dayOf(createdAt)}
    />
  );
}
