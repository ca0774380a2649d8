import { seemsSignedIn, sessionUser, useOptionalUser, useSession } from '@cursiv/shared-auth';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { ArrowRight } from 'lucide-react';
import { useT } from '../../../messages/messages.ts';
import { useLastCourse } from './use-last-course.ts';
import * as styles from './welcome.module.css';

/** A line at the top: registration for a visitor, the last lesson for a signed-in person. Both take the same space. */
export function Welcome() {
  const session = useSession();
  return <div className={styles.welcome}>{seemsSignedIn(session) ? <Back /> : <First />}</div>;
}

function First() {
  const t = useT();
  return (
    <p className={styles.line}>
      <span>{t('home.first')}</span>
      <Link to={paths.register()} className={styles.link}>
        {t('home.invitation.register')} <ArrowRight size={18} aria-hidden />
      </Link>
    </p>
  );
}

function Back() {
  const t = useT();
  const name = sessionUser(useSession())?.name.split(' ')[0];
  const last = useLastCourse(useOptionalUser()?.id);
  return (
    <p className={styles.line}>
      <span>{name ? t('home.welcomeBack', { name }) : t('home.welcome')}</span>
      <Link to={last ? paths.dashboardCourse(last.courseId) : paths.dashboard()} className={styles.link}>
        {last ? t('home.continueCourse', { title: last.title, percent: last.percent }) : t('home.continue')}{' '}
        <ArrowRight size={18} aria-hidden />
      </Link>
    </p>
  );
}
