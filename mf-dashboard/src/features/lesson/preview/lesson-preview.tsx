import { paths } from '@cursiv/shared-platform';
import { Breadcrumbs, EmptyState, ErrorState, later, Stack } from '@cursiv/shared-ui';
import { Suspense } from 'react';
import { useT } from '../../../messages/messages.ts';
import { OutlineList } from '../../../shared/courses/outline-list.tsx';
import type { ReadableCourse, ReadableLesson } from '../../../shared/courses/readable-course.ts';
import { LocalText } from '../../../shared/local-text.tsx';
import { DashboardPage } from '../../../shared/pages/dashboard-page.tsx';
import { PreviewBar } from '../../../shared/preview/preview-bar.tsx';
import { PreviewFrame } from '../../../shared/preview/preview-frame.tsx';
import { usePreview } from '../../../shared/preview/use-preview.ts';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { LessonBody } from '../lesson-body.tsx';
import { useLessonText } from '../text/use-lesson-text.ts';
import { OpenVideo } from '../video/open-video.tsx';

/** Fetched for lessons of files only. */
const LessonFiles = later(async () => ({ default: (await import('../files/lesson-files.tsx')).LessonFiles }));

/** Fetched for quizzes only. */
const TryQuiz = later(() => import('./try-quiz.tsx'));

type LessonPreviewProps = { course: ReadableCourse; lesson: ReadableLesson };

/** A lesson of a draft as a visitor or a learner would see it. Nothing that happens here is kept. */
export default function LessonPreview({ course, lesson }: LessonPreviewProps) {
  const t = useT();
  const textOf = useTextOf();
  const preview = usePreview();
  const viewer = preview.viewer ?? 'visitor';
  const isOpen = ({ freePreview }: ReadableLesson) => viewer === 'learner' || freePreview;
  const courseTitle = textOf(course.title, course.baseLocale) || t('untitledCourse');
  const title = textOf(lesson.title, course.baseLocale) || t('untitledLesson');
  return (
    <DashboardPage
      documentTitle={t('course.previewOf', { title })}
      title={t('course.previewOf', { title })}
      above={
        <>
          <Breadcrumbs
            label={t('breadcrumbs')}
            items={[{ label: courseTitle, to: paths.coursePreview(course.id) + preview.search }]}
          />
          <PreviewBar courseId={course.id} viewer={viewer} preview={preview} />
        </>
      }
    >
      <PreviewFrame isPhone={preview.isPhone}>
        <Stack gap={3}>
          <h2>
            <LocalText value={lesson.title} base={course.baseLocale} marked otherwise={t('untitledLesson')} />
          </h2>
          {isOpen(lesson) ? (
            <OpenLesson course={course} lesson={lesson} title={title} />
          ) : (
            <EmptyState title={t('lesson.closed')} text={t('preview.closed')} />
          )}
          <OutlineList course={course} search={preview.search} current={lesson.id} isOpen={isOpen} />
        </Stack>
      </PreviewFrame>
    </DashboardPage>
  );
}

function OpenLesson({ course, lesson, title }: LessonPreviewProps & { title: string }) {
  const t = useT();
  const text = useLessonText(course, lesson.id, undefined, undefined);
  const isMissing = text.status === 'ready' && text.value.state === 'none' && lesson.type === 'text';
  return (
    <>
      {lesson.video && (
        <OpenVideo
          title={title}
          video={lesson.video}
          sound={course.baseLocale}
          courseId={course.id}
          lessonId={lesson.id}
          isForgotten
          record={undefined}
          progress={undefined}
        />
      )}
      {lesson.type === 'video' && !lesson.video && <p>{t('lesson.noVideo')}</p>}
      <LessonBody text={text} pictures={lesson.pictures} />
      {isMissing && <ErrorState title={t('lesson.empty')} />}
      {lesson.type === 'file' && (
        <Suspense fallback={null}>
          <LessonFiles course={course} lesson={lesson} />
        </Suspense>
      )}
      {lesson.type === 'quiz' && (
        <Suspense fallback={null}>
          <TryQuiz course={course} lesson={lesson} />
        </Suspense>
      )}
    </>
  );
}
