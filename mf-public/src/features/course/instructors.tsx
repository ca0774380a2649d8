import type { CoursePayload } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Badge, PagePart, PersonCard } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './instructors.module.css';

/** The course's instructors with what they say of themselves, and their other courses. */
export function Instructors({ instructors }: Pick<CoursePayload, 'instructors'>) {
  const t = useT();
  if (instructors.length === 0) return null;
  return (
    <PagePart title={t('course.instructors', { count: instructors.length })}>
      <ul className={styles.people}>
        {instructors.map(({ isExpert, isVerified, ...person }) => (
          <li key={person.uid} className={person.bio ? styles.introduced : styles.person}>
            <PersonCard
              {...person}
              title={
                <>
                  {isExpert ? <Link to={paths.expert(person.uid)}>{person.name}</Link> : person.name}{' '}
                  {isVerified && (
                    <Badge size="small" tone="success">
                      {t('course.verifiedInstructor')}
                    </Badge>
                  )}
                </>
              }
            >
              <Link
                to={`${paths.courses()}?${new URLSearchParams({ instructor: person.uid })}`}
                className={styles.more}
              >
                {t('course.byInstructor', { name: person.name })}
              </Link>
            </PersonCard>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
