import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import { VisuallyHidden } from '@cursiv/shared-ui';
import { Star } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import * as styles from './score.module.css';

/** An average of up to five stars as one number; nothing before the first rating. */
export function Score({ average, count }: { average: number; count: number }) {
  const t = useT();
  const locale = useLocale();
  if (count === 0) return null;
  const value = formatNumber(average, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={styles.score}>
      <Star size={16} aria-hidden className={styles.star} />
      <span aria-hidden="true">
        {value} <span className={styles.count}>({formatNumber(count, locale)})</span>
      </span>
      <VisuallyHidden>{t('rating', { value, count })}</VisuallyHidden>
    </span>
  );
}
