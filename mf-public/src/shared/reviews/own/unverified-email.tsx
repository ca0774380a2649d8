import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import * as styles from '../reviews.module.css';
import { useReviewWords } from '../words/words.ts';

/** Why somebody who has taken the course or the booking cannot review yet, and where to change that. */
export function UnverifiedEmail() {
  const words = useReviewWords();
  return (
    <p className={styles.own}>
      {words('unverified')} <Link to={paths.account()}>{words('toAccount')}</Link>
    </p>
  );
}
