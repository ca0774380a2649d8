import { Button, PagePart, Stack } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { OutlineList } from '../../../shared/courses/outline-list.tsx';
import type { ReadableCourse } from '../../../shared/courses/readable-course.ts';
import { LocalText } from '../../../shared/local-text.tsx';
import { CourseCover } from '../../../shared/media/course-cover.tsx';
import { DashboardPage } from '../../../shared/pages/dashboard-page.tsx';
import { PreviewBar } from '../../../shared/preview/preview-bar.tsx';
import { PreviewFrame } from '../../../shared/preview/preview-frame.tsx';
import { usePreview } from '../../../shared/preview/use-preview.ts';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { AboutCourse } from '../about-course.tsx';
import { CourseIntro } from '../course-intro.tsx';
import * as styles from './preview-page.module.css';

/** An author's draft as it is now, as a visitor or a learner would see it. */
export default function DraftPreview({ course }: { course: ReadableCourse }) {
  const t = useT();
  const preview = usePreview();
  const viewer = preview.viewer ?? 'visitor';
  const title = useTextOf()(course.title, course.baseLocale) || t('untitledCourse');
  return (
    <DashboardPage
      documentTitle={t('course.previewOf', { title })}
      title={t('course.previewOf', { title })}
      above={<PreviewBar courseId={course.id} viewer={viewer} preview={preview} />}
    >
      <PreviewFrame isPhone={preview.isPhone}>
        <Stack gap={3}>
          <div className={styles.draftCover}>
            <CourseCover course={course} isDraft />
          </div>
          <h2>
            <LocalText value={course.title} base={course.baseLocale} marked otherwise={t('untitledCourse')} />
          </h2>
          <CourseIntro course={course} />
          {viewer === 'visitor' && (
            <div>
              <Button disabled>{t('course.enroll')}</Button>
              <p>{t('preview.enroll')}</p>
            </div>
          )}
          <AboutCourse course={course} />
          <PagePart title={t('course.outline')}>
            <OutlineList
              course={course}
              search={preview.search}
              isOpen={({ freePreview }) => viewer === 'learner' || freePreview}
            />
          </PagePart>
        </Stack>
      </PreviewFrame>
    </DashboardPage>
  );
}
