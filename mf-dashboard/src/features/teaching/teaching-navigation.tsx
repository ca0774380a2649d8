import { NavLink } from '@cursiv/shared-router';
import { teachingAddress, waitingQuestionsAddress } from '../../shared/courses/course-addresses.ts';
import { useTeachingT } from './messages/messages.ts';
import * as styles from './teaching-navigation.module.css';

const TEACHING_PAGES = ['roster', 'lessons', 'questions', 'reviews', 'announcements'] as const;

export type TeachingPageId = (typeof TEACHING_PAGES)[number];

/** The pages about one course, for those who teach it. */
export function TeachingNavigation({ courseId }: { courseId: string }) {
  const teach = useTeachingT();
  return (
    <nav aria-label={teach('pages')} className={styles.nav}>
      {TEACHING_PAGES.map((page) => (
        <NavLink
          key={page}
          end
          to={teachingAddress(courseId, page === 'roster' ? undefined : page)}
          className={styles.link ?? ''}
        >
          {teach(`page.${page}`)}
        </NavLink>
      ))}
      <NavLink to={waitingQuestionsAddress()} className={styles.link ?? ''}>
        {teach('page.waiting')}
      </NavLink>
    </nav>
  );
}
