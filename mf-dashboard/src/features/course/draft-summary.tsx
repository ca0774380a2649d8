import { useVocabulary } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Badge, ButtonLink, EmptyState, Section } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { type CourseView, lessonsOf } from '../../shared/course-view.ts';
import { DashboardPage } from '../../shared/dashboard-page.tsx';
import { LocalText } from '../../shared/local-text.tsx';
import { OutlineList } from '../../shared/outline-list.tsx';
import { useTextOf } from '../../shared/use-text-of.ts';
import { CourseLead } from './course-lead.tsx';

/** A course that only its author sees: its content so far, and the next steps. */
export function DraftSummary({ course }: { course: CourseView }) {
  const t = useT();
  const words = useVocabulary();
  const title = useTextOf()(course.title, course.baseLocale) || t('untitledCourse');
  return (
    <DashboardPage
      documentTitle={title}
      above={
        <p>
          <Badge>{words(`courseStatus.${course.status}`)}</Badge>
        </p>
      }
      title={<LocalText value={course.title} base={course.baseLocale} marked otherwise={t('untitledCourse')} />}
      lead={<CourseLead course={course} />}
      actions={
        <>
          <ButtonLink to={paths.editCourse(course.id)}>{t('myCourses.edit')}</ButtonLink>
          <ButtonLink to={paths.coursePreview(course.id)} variant="secondary">
            {t('myCourses.preview')}
          </ButtonLink>
        </>
      }
    >
      <Section title={t('course.outline')} lead={t('course.onlyYou')}>
        {lessonsOf(course).length === 0 ? (
          <EmptyState level={3} title={t('course.noLessons')} text={t('course.noLessonsText')} />
        ) : (
          <OutlineList course={course} isOpen={() => true} />
        )}
      </Section>
    </DashboardPage>
  );
}
