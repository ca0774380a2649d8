import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { useT } from '../../messages/messages.ts';
import * as styles from './reviews.module.css';

/** Why somebody who has taken the course or the booking cannot review yet, and where to change that. */
export function UnprovenAddress() {
  const t = useT();
  return (
    <p className={styles.own}>
      {t('reviews.unproven')} <Link to={paths.account()}>{t('reviews.toAccount')}</Link>
    </p>
  );
}
