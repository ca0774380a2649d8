import type { ReportReason } from '@cursiv/shared-domain';
import { useT } from '../../messages/messages.ts';
import { useReviewsT } from './messages/messages.ts';
import { reasonCounts } from './reason-counts.ts';

/** Says why people reported something, each reason once: "Spam (2 times); Something else". */
export function useReasonWords(): (reports: readonly { reason: ReportReason }[]) => string {
  const t = useT();
  const reviewsT = useReviewsT();
  return (reports) =>
    reasonCounts(reports)
      .map(({ reason, count }) =>
        count > 1
          ? reviewsT('reasonTimes', { reason: t(`reviews.reason.${reason}`), count })
          : t(`reviews.reason.${reason}`),
      )
      .join('; ');
}
