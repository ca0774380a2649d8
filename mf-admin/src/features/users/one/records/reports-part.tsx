import { reportedContributionsOf, reviewReportsOf, type UserAccount } from '@cursiv/shared-data';
import { pick, type ReportedContribution, type ReportStatus, type ReviewReport } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { PagePart, Stack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { useSubjectNames } from '../../../../shared/use-subject-names.ts';
import { PagedRecords } from './paged-records.tsx';
import { useLineWords } from './use-line-words.ts';

const addressOf = (parameters: Record<string, string>) => `${paths.adminReviews()}?${new URLSearchParams(parameters)}`;

/** What others reported of somebody's words, and what they reported themselves; each leads to where it is ruled on. */
export function ReportsPart({ user: { id: uid, name } }: { user: UserAccount }) {
  const t = useT();
  const own = useLocale();
  const { dayOf } = useLineWords();
  const factsOf = (status: ReportStatus, day: Date) => `${t(`reviews.state.${status}`)} · ${dayOf(day)}`;
  const ownLine = ({ id, reason, status, createdAt }: ReviewReport) => ({
    id,
    what: (
      <Link to={addressOf({ status, q: name })}>
        {t('user.reports.review', { reason: t(`reviews.reason.${reason}`) })}
      </Link>
    ),
    facts: factsOf(status, createdAt),
  });
  const madeLine = (report: ReviewReport) => ({
    id: report.id,
    what: <ReportedReview report={report} />,
    facts: factsOf(report.status, report.createdAt),
  });
  const contributionLine = ({ id, text, locale, reports, reportedAt, authorName }: ReportedContribution) => ({
    id,
    what: (
      <Link to={addressOf({ kind: 'questions', status: reports, q: authorName })}>
        <q lang={locale === own ? undefined : locale}>{text}</q>
      </Link>
    ),
    facts: factsOf(reports, reportedAt),
  });
  return (
    <PagePart title={t('user.reports.title')}>
      <Stack gap={3}>
        <PagedRecords
          title={t('user.reports.reviews')}
          list={useMemo(() => reviewReportsOf(uid, 'targetUid'), [uid])}
          none={t('user.reports.noReviews')}
          lineOf={ownLine}
        />
        <PagedRecords
          title={t('user.reports.contributions')}
          list={useMemo(() => reportedContributionsOf(uid), [uid])}
          none={t('user.reports.noContributions')}
          lineOf={contributionLine}
        />
        <PagedRecords
          title={t('user.reports.made')}
          list={useMemo(() => reviewReportsOf(uid, 'reporterUid'), [uid])}
          none={t('user.reports.noneMade')}
          lineOf={madeLine}
        />
      </Stack>
    </PagePart>
  );
}

/** A review that somebody reported, with who wrote it. */
function ReportedReview({ report: { targetId, reason, status } }: { report: ReviewReport }) {
  const t = useT();
  const locale = useLocale();
  const subject = `reviews/${targetId}`;
  const known = useSubjectNames([subject])?.get(subject);
  const name = known && pick(known, locale)?.value;
  const said = { reason: t(`reviews.reason.${reason}`) };
  return (
    <Link to={addressOf({ status, ...(name && { q: name }) })}>
      {name ? t('user.reports.reviewBy', { name, ...said }) : t('user.reports.review', said)}
    </Link>
  );
}
