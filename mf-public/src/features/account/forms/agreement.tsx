import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { useT } from '../messages/messages.ts';
import * as styles from './form.module.css';

/** What a person accepts by making an account; the account records which terms they were. */
export function Agreement() {
  const t = useT();
  return (
    <p className={styles.agreement}>
      {t('agreement.text')} <Link to={paths.terms()}>{t('agreement.terms')}</Link>
      {' · '}
      <Link to={paths.privacy()}>{t('agreement.privacy')}</Link>
    </p>
  );
}
