import { paths } from '@cursiv/shared-platform';
import { useParams } from '@cursiv/shared-router';
import { ButtonLink, later, Notice, PagePart } from '@cursiv/shared-ui';
import { Suspense } from 'react';
import { useT } from '../../../messages/messages.ts';
import { loadBoth } from '../../../shared/courses/load-course.ts';
import { OutlineList } from '../../../shared/courses/outline-list.tsx';
import type { ReadableCourse } from '../../../shared/courses/readable-course.ts';
import { LocalText } from '../../../shared/local-text.tsx';
import { CourseCover } from '../../../shared/media/course-cover.tsx';
import { DashboardPage } from '../../../shared/pages/dashboard-page.tsx';
import { FailedPage } from '../../../shared/pages/failed-page.tsx';
import { LoadingPage } from '../../../shared/pages/loading-page.tsx';
import { NotFoundPage } from '../../../shared/pages/not-found-page.tsx';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { AboutCourse } from '../about-course.tsx';
import { CourseIntro } from '../course-intro.tsx';
import { useCourse } from '../use-course.ts';
import * as styles from './preview-page.module.css';

/** The course as learners will see it: the draft for its author, the published course for everybody else. */
export default function PreviewPage() {
  const { courseId = '' } = useParams();
  const found = useCourse(courseId, loadBoth);
  if (found.status === 'loading') return <LoadingPage />;
  if (found.status === 'failed') return <FailedPage of={found} />;
  const { draft, published: course } = found.value;
  if (draft)
    return (
      <Suspense fallback={<LoadingPage />}>
        <DraftPreview course={draft} />
      </Suspense>
    );
  return course ? <Preview course={course} /> : <NotFoundPage />;
}

/** Fetched by authors only. */
const DraftPreview = later(() => import('./draft-preview.tsx'));

function Preview({ course }: { course: ReadableCourse }) {
  const t = useT();
  const title = useTextOf()(course.title, course.baseLocale) || t('untitledCourse');
  return (
    <DashboardPage
      documentTitle={t('course.previewOf', { title })}
      above={
        <Notice
          action={
            <ButtonLink to={paths.course(course.id)} size="small" variant="secondary">
              {t('course.public')}
            </ButtonLink>
          }
        >
          {t('course.previewPublished')}
        </Notice>
      }
      title={<LocalText value={course.title} base={course.baseLocale} marked otherwise={t('untitledCourse')} />}
      intro={<CourseIntro course={course} />}
    >
      <div className={styles.columns}>
        <div>
          <AboutCourse course={course} />
          <PagePart title={t('course.outline')}>
            <OutlineList course={course} isOpen={({ freePreview }) => freePreview} />
          </PagePart>
        </div>
        <div className={styles.cover}>
          <CourseCover course={course} priority />
        </div>
      </div>
    </DashboardPage>
  );
}
