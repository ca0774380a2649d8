import { paths } from '@cursiv/shared-platform';
import { Breadcrumbs, ErrorState } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { type CourseView, type LessonView as LessonData, lessonsOf } from '../../shared/course-view.ts';
import { DashboardPage } from '../../shared/dashboard-page.tsx';
import { LocalText } from '../../shared/local-text.tsx';
import { OutlineList } from '../../shared/outline-list.tsx';
import { isLearner, useEnrollment, useLessonProgress } from '../../shared/use-enrollment.ts';
import { useTextOf } from '../../shared/use-text-of.ts';
import { ClosedLesson } from './closed-lesson.tsx';
import { LessonBody } from './lesson-body.tsx';
import { useLessonRecord } from './lesson-record.ts';
import { LessonSteps } from './lesson-steps.tsx';
import * as styles from './lesson-view.module.css';
import { OpenVideo } from './open-video.tsx';
import { useLessonText } from './use-lesson-text.ts';
import { useOpenedLesson } from './use-opened-lesson.ts';

type LessonViewProps = { course: CourseView; lesson: LessonData; uid: string | undefined };

/** A lesson with its place in the course. */
export function LessonView({ course, lesson, uid }: LessonViewProps) {
  const t = useT();
  const textOf = useTextOf();
  const enrollment = useEnrollment(uid, course.id);
  const progress = useLessonProgress(uid, course.id);
  const learner = enrollment.status === 'ready' && isLearner(enrollment.value) ? uid : undefined;
  const states = progress.status === 'ready' ? progress.value : [];
  const text = useLessonText(course, lesson.id, learner);
  const present = states.find(({ lessonId }) => lessonId === lesson.id);
  const isSettled = enrollment.status !== 'loading' && progress.status !== 'loading';
  // Once shown, the player stays while the text loads in another language.
  const [isVideoShown, showVideo] = useState(false);
  if (!isVideoShown && text.status === 'ready' && isSettled) showVideo(true);
  const record = useLessonRecord(learner, course.id, lesson.id, present !== undefined);
  useOpenedLesson(record, isSettled, present);
  const isInside = learner !== undefined || uid === course.ownerUid;
  const title = textOf(lesson.title, course.baseLocale) || t('untitledLesson');
  const courseTitle = textOf(course.title, course.baseLocale) || t('untitledCourse');
  const isClosed = text.status === 'ready' && text.value.state === 'closed';
  const isMissing = text.status === 'ready' && text.value.state === 'none' && !lesson.video;
  return (
    <DashboardPage
      documentTitle={`${title} · ${courseTitle}`}
      above={
        <Breadcrumbs label={t('breadcrumbs')} items={[{ label: courseTitle, to: paths.dashboardCourse(course.id) }]} />
      }
      title={<LocalText value={lesson.title} base={course.baseLocale} marked otherwise={t('untitledLesson')} />}
      lead={t('lesson.place', {
        place: lessonsOf(course).findIndex(({ id }) => id === lesson.id) + 1,
        total: lessonsOf(course).length,
      })}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          {isClosed ? (
            <ClosedLesson courseId={course.id} lessonId={lesson.id} uid={uid} />
          ) : (
            <>
              {lesson.video && isVideoShown && (
                <OpenVideo title={title} video={lesson.video} lessonId={lesson.id} record={record} progress={present} />
              )}
              {lesson.type === 'video' && !lesson.video && <p className={styles.note}>{t('lesson.noVideo')}</p>}
              <LessonBody text={text} />
              {isMissing && lesson.type === 'text' && <ErrorState title={t('lesson.empty')} />}
            </>
          )}
          <LessonSteps course={course} lessonId={lesson.id} record={record} isDone={present?.state === 'completed'} />
        </div>
        <aside className={styles.aside} aria-label={t('course.outline')}>
          <OutlineList
            course={course}
            level={2}
            current={lesson.id}
            done={new Set(states.filter(({ state }) => state === 'completed').map(({ lessonId }) => lessonId))}
            isOpen={({ freePreview }) => isInside || freePreview}
          />
        </aside>
      </div>
    </DashboardPage>
  );
}
