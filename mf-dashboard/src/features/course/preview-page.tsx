import { paths } from '@cursiv/shared-platform';
import { useParams } from '@cursiv/shared-router';
import { ButtonLink, Cover, hueFor, Notice, Section } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import type { CourseView } from '../../shared/course-view.ts';
import { DashboardPage } from '../../shared/dashboard-page.tsx';
import { FailedPage } from '../../shared/failed-page.tsx';
import { LoadingPage } from '../../shared/loading-page.tsx';
import { LocalText } from '../../shared/local-text.tsx';
import { NotFoundPage } from '../../shared/not-found-page.tsx';
import { OutlineList } from '../../shared/outline-list.tsx';
import { useTextOf } from '../../shared/use-text-of.ts';
import { AboutCourse } from './about-course.tsx';
import { CourseLead } from './course-lead.tsx';
import * as styles from './preview-page.module.css';
import { useCourse } from './use-course.ts';

/** The course as learners will see it: the draft for its author, the published course for everybody else. */
export default function PreviewPage() {
  const { courseId = '' } = useParams();
  const found = useCourse(courseId);
  if (found.status === 'loading') return <LoadingPage />;
  if (found.status === 'failed') return <FailedPage of={found} />;
  const course = found.value.draft ?? found.value.published;
  return course ? <Preview course={course} /> : <NotFoundPage />;
}

function Preview({ course }: { course: CourseView }) {
  const t = useT();
  const isDraft = course.from === 'courseDrafts';
  const title = useTextOf()(course.title, course.baseLocale) || t('untitledCourse');
  const hue = hueFor(course.categoryId);
  return (
    <DashboardPage
      documentTitle={t('course.previewOf', { title })}
      above={
        <Notice
          action={
            isDraft ? (
              <ButtonLink to={paths.editCourse(course.id)} size="small" variant="secondary">
                {t('course.backToEdit')}
              </ButtonLink>
            ) : (
              <ButtonLink to={paths.course(course.id)} size="small" variant="secondary">
                {t('course.public')}
              </ButtonLink>
            )
          }
        >
          {t(isDraft ? 'course.previewDraft' : 'course.previewPublished')}
        </Notice>
      }
      title={<LocalText value={course.title} base={course.baseLocale} marked otherwise={t('untitledCourse')} />}
      lead={<CourseLead course={course} />}
    >
      <div className={styles.columns}>
        <div>
          <AboutCourse course={course} />
          <Section title={t('course.outline')}>
            <OutlineList course={course} isOpen={(lesson) => isDraft || lesson.freePreview} />
          </Section>
        </div>
        <div className={styles.cover}>
          <Cover title={title} seed={course.id} hue={hue} priority />
        </div>
      </div>
    </DashboardPage>
  );
}
