import { type EnrollmentStatus, enrollmentLifecycle } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Breadcrumbs, ButtonLink, Section } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import type { CourseView } from '../../shared/course-view.ts';
import { DashboardPage } from '../../shared/dashboard-page.tsx';
import { LocalText } from '../../shared/local-text.tsx';
import { OutlineList } from '../../shared/outline-list.tsx';
import { isLearner, useEnrollment, useLessonProgress } from '../../shared/use-enrollment.ts';
import { useTextOf } from '../../shared/use-text-of.ts';
import { AboutCourse } from './about-course.tsx';
import { CourseLead } from './course-lead.tsx';
import { LearnerPanel } from './learner-panel.tsx';
import { LeaveCourse } from './leave-course.tsx';
import { VisitorPanel } from './visitor-panel.tsx';

/** A published course: the outline with progress for a learner; free lessons and enrolment for everybody else. */
export function TakeCourse({ course, uid }: { course: CourseView; uid: string | undefined }) {
  const t = useT();
  const textOf = useTextOf();
  const enrollment = useEnrollment(uid, course.id);
  const progress = useLessonProgress(uid, course.id);
  const present = enrollment.status === 'ready' ? enrollment.value : undefined;
  const isOwner = uid === course.ownerUid;
  const canMove = (to: EnrollmentStatus) => present && enrollmentLifecycle.canMove('learner', present.status, to);
  const hasLeft = canMove('active') === true;
  const isIn = isOwner || isLearner(present);
  const done = new Set(
    progress.status === 'ready'
      ? progress.value.filter(({ state }) => state === 'completed').map(({ lessonId }) => lessonId)
      : [],
  );
  return (
    <DashboardPage
      documentTitle={textOf(course.title, course.baseLocale)}
      above={
        <Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('course.public'), to: paths.course(course.id) }]} />
      }
      title={<LocalText value={course.title} base={course.baseLocale} marked />}
      lead={<CourseLead course={course} />}
      actions={
        isOwner && (
          <>
            <ButtonLink to={paths.editCourse(course.id)} variant="secondary">
              {t('myCourses.edit')}
            </ButtonLink>
            <ButtonLink to={paths.coursePreview(course.id)} variant="quiet">
              {t('myCourses.preview')}
            </ButtonLink>
          </>
        )
      }
    >
      {isLearner(present) && <LearnerPanel course={course} enrollment={present} done={done} />}
      {!isIn && enrollment.status !== 'loading' && <VisitorPanel courseId={course.id} uid={uid} hasLeft={hasLeft} />}
      <Section title={t('course.outline')}>
        <OutlineList course={course} done={done} isOpen={(lesson) => isIn || lesson.freePreview} />
      </Section>
      <AboutCourse course={course} />
      {uid && !isOwner && <LeaveCourse uid={uid} courseId={course.id} canLeave={canMove('withdrawn') === true} />}
    </DashboardPage>
  );
}
