import { type ReportedReview, reportedReviews } from '@cursiv/shared-data';
import type { ReportStatus } from '@cursiv/shared-domain';
import { useT } from '../../../messages/messages.ts';
import { DownloadCsv } from '../../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../../shared/lists/csv/messages/messages.ts';
import { useReviewsT } from '../messages/messages.ts';
import { targetPage } from '../review-target.ts';
import { useReasonWords } from '../use-reason-words.ts';

type DownloadReviewsProps = { status: ReportStatus; isWanted: (reported: ReportedReview) => boolean };

/** Saves every review whose reports are in a state as a file for spreadsheets; who reported it is not in it. */
export function DownloadReviews({ status, isWanted }: DownloadReviewsProps) {
  const t = useT();
  const reviewsT = useReviewsT();
  const csvT = useCsvT();
  const reasonsOf = useReasonWords();
  return (
    <DownloadCsv
      file={csvT('file.reviews')}
      read={(heard) => reportedReviews(status).readAll(heard)}
      columns={[
        {
          header: csvT('column.author'),
          value: ({ review }) => (review ? review.authorName : reviewsT('someone')),
        },
        { header: csvT('column.stars'), value: ({ review }) => review?.rating },
        { header: csvT('column.text'), value: ({ review }) => review?.text },
        { header: csvT('column.language'), value: ({ review }) => review && t(`locale.${review.locale}`) },
        { header: csvT('column.page'), value: ({ reviewId }) => targetPage(reviewId) },
        { header: csvT('column.reports'), value: ({ reports }) => reports.length },
        { header: csvT('column.reasons'), value: ({ reports }) => reasonsOf(reports) },
        { header: csvT('column.lastReport'), value: ({ reports: [latest] }) => latest.createdAt },
        { header: csvT('column.hidden'), value: ({ review }) => review?.hidden?.note },
        { header: csvT('column.authorAccount'), value: ({ review }) => review?.uid },
      ]}
      isWanted={isWanted}
    />
  );
}
