import type { CourseCard } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { CardTitle, Cover, hueFor, LocalizedText, Tag } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { CourseFacts } from '../../../shared/cards/course-facts.tsx';
import { Score } from '../../../shared/cards/score.tsx';
import * as styles from './featured-courses.module.css';

function LeadStory({ course }: { course: CourseCard }) {
  const hue = hueFor(course.categoryId);
  return (
    <article className={styles.lead}>
      <div className={styles.cover}>
        <Cover title={course.title.text} seed={course.id} subject={course.categoryId} {...course.cover} priority />
      </div>
      <div className={styles.text}>
        <Tag hue={hue}>{course.categoryName}</Tag>
        <div className={styles.leadTitle}>
          <CardTitle to={paths.course(course.id)}>
            <LocalizedText {...course.title} marked />
          </CardTitle>
        </div>
        <p>
          <LocalizedText {...course.subtitle} />
        </p>
        <CourseFacts course={course} />
        <Score average={course.ratingAvg} count={course.ratingCount} />
      </div>
    </article>
  );
}

function Story({ course }: { course: CourseCard }) {
  const hue = hueFor(course.categoryId);
  return (
    <article className={styles.story}>
      <div className={styles.thumb}>
        <Cover title={course.title.text} seed={course.id} subject={course.categoryId} {...course.cover} />
      </div>
      <div className={styles.text}>
        <Tag hue={hue}>{course.categoryName}</Tag>
        <CardTitle to={paths.course(course.id)}>
          <LocalizedText {...course.title} marked />
        </CardTitle>
        <p className={styles.subtitle}>
          <LocalizedText {...course.subtitle} />
        </p>
      </div>
    </article>
  );
}

/** The featured courses: one large, the others beside it. */
export function FeaturedCourses({ courses }: { courses: readonly CourseCard[] }) {
  const t = useT();
  const [first, ...rest] = courses;
  if (!first) return null;
  return (
    <section className={styles.featured} aria-labelledby="featured">
      <h2 id="featured" className={styles.title}>
        {t('home.featured')}
      </h2>
      <div className={styles.spread}>
        <LeadStory course={first} />
        <div className={styles.column}>
          {rest.map((course) => (
            <Story key={course.id} course={course} />
          ))}
        </div>
      </div>
    </section>
  );
}
