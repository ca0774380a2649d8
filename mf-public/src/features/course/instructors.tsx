import type { CoursePayload } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Avatar, Badge, PagePart } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './instructors.module.css';

/** The course's instructors, and their other courses. */
export function Instructors({ instructors }: Pick<CoursePayload, 'instructors'>) {
  const t = useT();
  if (instructors.length === 0) return null;
  return (
    <PagePart title={t('course.instructors', { count: instructors.length })}>
      <ul className={styles.people}>
        {instructors.map(({ uid, name, photo, isExpert, isVerified }) => (
          <li key={uid} className={styles.person}>
            <Avatar name={name} seed={uid} src={photo} size={56} />
            <div>
              <p>
                {isExpert ? <Link to={paths.expert(uid)}>{name}</Link> : name}{' '}
                {isVerified && (
                  <Badge size="small" tone="success">
                    {t('course.verifiedInstructor')}
                  </Badge>
                )}
              </p>
              <Link to={`${paths.courses()}?${new URLSearchParams({ instructor: uid })}`} className={styles.more}>
                {t('course.byInstructor', { name })}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
