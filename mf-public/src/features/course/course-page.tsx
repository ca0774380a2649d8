import type { Payloads } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { type PageLoaderArgs, paths } from '@cursiv/shared-platform';
import { useLoaderData } from '@cursiv/shared-router';
import { Breadcrumbs, LocalizedText, Notice, Page, PagePart, Prose } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { ResourceLine } from '../../shared/cards/resource-line.tsx';
import { loadPayload } from '../../shared/load-payload.ts';
import { useOwnRating } from '../../shared/reviews/use-own-rating.ts';
import { CourseAside } from './course-aside.tsx';
import * as styles from './course-page.module.css';
import { Instructors } from './instructors.tsx';
import { Outcomes } from './outcomes.tsx';
import { Outline } from './outline/outline.tsx';
import { RelatedCourses } from './related-courses.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { withOwnRating } from './reviews/with-own-rating.ts';

export { head } from './course-head.ts';

export const loader = (args: PageLoaderArgs): Promise<Payloads['course']> =>
  loadPayload('course', args, args.params.courseId);

/** Everything to know before a course, and enrolment. */
export default function CoursePage() {
  const t = useT();
  const locale = useLocale();
  const [course, setOwnRating] = useOwnRating(useLoaderData<typeof loader>().course, withOwnRating);
  const category = {
    label: course.categoryName,
    to: `${paths.courses()}?category=${course.categoryId}`,
  };
  return (
    <Page
      above={
        <Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('courses.title'), to: paths.courses() }, category]} />
      }
      title={<LocalizedText {...course.title} marked />}
      intro={<LocalizedText {...course.subtitle} />}
    >
      {!course.locales.includes(locale) && (
        <div className={styles.only}>
          <Notice>{t(`course.onlyIn.${course.title.locale}`)}</Notice>
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.glance}>
          <CourseAside course={course} />
        </div>
        <div className={styles.main}>
          {course.description.text && (
            <PagePart title={t('course.about')}>
              <Prose {...course.description} />
            </PagePart>
          )}
          <Outcomes outcomes={course.outcomes} />
          <Outline course={course} />
          <Instructors instructors={course.instructors} />
          {course.resources.length > 0 && (
            <PagePart title={t('course.resources')}>
              <ul>
                {course.resources.map((resource) => (
                  <ResourceLine key={resource.id} resource={resource} />
                ))}
              </ul>
            </PagePart>
          )}
          <Reviews course={course} onRated={setOwnRating} />
        </div>
      </div>
      <RelatedCourses courses={course.related} />
    </Page>
  );
}
