import { paths } from '@cursiv/shared-platform';
import { Badge, ButtonLink, EmptyState, PagePart } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { publishCourseAddress } from '../../shared/courses/course-addresses.ts';
import { OutlineList } from '../../shared/courses/outline-list.tsx';
import { lessonsOf, type ReadableCourse } from '../../shared/courses/readable-course.ts';
import { LocalText } from '../../shared/local-text.tsx';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { useTextOf } from '../../shared/use-text-of.ts';
import { CourseIntro } from './course-intro.tsx';

/** A course that only its author sees: its content so far, and the next steps. */
export function DraftSummary({ course }: { course: ReadableCourse }) {
  const t = useT();
  const title = useTextOf()(course.title, course.baseLocale) || t('untitledCourse');
  return (
    <DashboardPage
      documentTitle={title}
      above={
        <p>
          <Badge>{t(`courseStatus.${course.status}`)}</Badge>
        </p>
      }
      title={<LocalText value={course.title} base={course.baseLocale} marked otherwise={t('untitledCourse')} />}
      intro={<CourseIntro course={course} />}
      actions={
        <>
          <ButtonLink to={paths.editCourse(course.id)}>{t('myCourses.edit')}</ButtonLink>
          <ButtonLink to={paths.coursePreview(course.id)} variant="secondary">
            {t('myCourses.preview')}
          </ButtonLink>
          <ButtonLink to={publishCourseAddress(course.id)} variant="quiet">
            {t('publishing.open')}
          </ButtonLink>
        </>
      }
    >
      <PagePart title={t('course.outline')} intro={t('course.onlyYou')}>
        {lessonsOf(course).length === 0 ? (
          <EmptyState level={3} title={t('course.noLessons')} text={t('course.noLessonsText')} />
        ) : (
          <OutlineList course={course} isOpen={() => true} />
        )}
      </PagePart>
    </DashboardPage>
  );
}
