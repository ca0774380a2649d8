import type { ReportedReview } from '@cursiv/shared-data';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Flag } from 'lucide-react';
import { useReviewsT } from '../messages/messages.ts';
import * as styles from '../reviews.module.css';
import { useReasonWords } from '../use-reason-words.ts';

/** How many people reported a review, why, and when the latest report came. */
export function ReportLine({ reports }: Pick<ReportedReview, 'reports'>) {
  const t = useReviewsT();
  const locale = useLocale();
  const [newest] = reports;
  const reasonsOf = useReasonWords();
  return (
    <div className={styles.report}>
      <Flag size={18} aria-hidden />
      <p>
        <strong>{t('reports', { count: reports.length })}:</strong> {reasonsOf(reports)}
      </p>
      <p className={styles.when}>
        {t(reports.length > 1 ? 'lastReported' : 'reported', {
          date: formatDate(newest.createdAt, locale, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
    </div>
  );
}
