import { type EnrollmentStatus, enrollmentLifecycle, fileLine, filesIn } from '@cursiv/shared-domain';
import { formatList, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Breadcrumbs, ButtonLink, HoldsBack, later, PagePart } from '@cursiv/shared-ui';
import { Suspense } from 'react';
import { useT } from '../../messages/messages.ts';
import { publishCourseAddress, teachingAddress } from '../../shared/courses/course-addresses.ts';
import { bookmarkedIn, doneIn, isTaughtBy, opensLessons } from '../../shared/courses/learning/open-lessons.ts';
import { OutlineList } from '../../shared/courses/outline-list.tsx';
import { lessonsOf, type ReadableCourse } from '../../shared/courses/readable-course.ts';
import { StandingNotice } from '../../shared/courses/standing/standing-notice.tsx';
import { standingOf } from '../../shared/courses/standing/standing-of.ts';
import { isLearner, useEnrollment, useLessonStates } from '../../shared/courses/use-enrollment.ts';
import { LocalText } from '../../shared/local-text.tsx';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { LoadableView } from '../../shared/pages/loadable-view.tsx';
import { PartsTogether } from '../../shared/pages/parts-together.tsx';
import { useTextOf } from '../../shared/use-text-of.ts';
import { AboutCourse } from './about-course.tsx';
import { AnnouncementsPart } from './announcements/announcements-part.tsx';
import { CourseIntro } from './course-intro.tsx';
import { useCourseWords } from './course-words.ts';
import { LearnerPanel } from './learner/learner-panel.tsx';
import { LeaveCourse } from './learner/leave-course.tsx';
import { LessonLinks } from './learner/lesson-links.tsx';
import { LinkedResources } from './learner/linked-resources.tsx';
import { VisitorPanel } from './visitor-panel.tsx';

/** Fetched for learners only. */
const KeepCourse = later(() => import('./learner/keep-course.tsx'));

/** A published course: the outline with progress for a learner; free lessons and enrolment for everybody else. */
export function TakeCourse({ course, uid }: { course: ReadableCourse; uid: string | undefined }) {
  const t = useT();
  const words = useCourseWords();
  const locale = useLocale();
  const textOf = useTextOf();
  const enrollment = useEnrollment(uid, course.id);
  const progress = useLessonStates(enrollment);
  const present = enrollment.status === 'ready' ? enrollment.value : undefined;
  const isOwner = uid === course.ownerUid;
  const canMove = (to: EnrollmentStatus) => present && enrollmentLifecycle.canMove('learner', present.status, to);
  const standing = standingOf(course.status, present?.status);
  const isIn = isOwner || isLearner(present);
  const done = doneIn(progress.status === 'ready' ? progress.value : []);
  const states = progress.status === 'ready' ? progress.value : [];
  const begun = new Set(states.map(({ lessonId }) => lessonId));
  const bookmarked = bookmarkedIn(states);
  const isOpen = opensLessons(isTaughtBy(course, uid), present?.status, done);
  const kept = course.retired.filter(({ id }) => begun.has(id));
  const name = t('course.retired');
  const retired = kept.length > 0 ? [{ id: 'retired', title: { ro: name, en: name }, lessons: kept }] : [];
  return (
    <DashboardPage
      documentTitle={textOf(course.title, course.baseLocale)}
      above={
        <Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('course.public'), to: paths.course(course.id) }]} />
      }
      title={<LocalText value={course.title} base={course.baseLocale} marked />}
      intro={<CourseIntro course={course} />}
      actions={
        isOwner && (
          <>
            <ButtonLink to={paths.editCourse(course.id)} variant="secondary">
              {t('myCourses.edit')}
            </ButtonLink>
            <ButtonLink to={paths.coursePreview(course.id)} variant="quiet">
              {t('myCourses.preview')}
            </ButtonLink>
            <ButtonLink to={publishCourseAddress(course.id)} variant="quiet">
              {t('publishing.open')}
            </ButtonLink>
            <ButtonLink to={teachingAddress(course.id)} variant="quiet">
              {t('course.teaching')}
            </ButtonLink>
          </>
        )
      }
    >
      <PartsTogether>
        {(enrollment.status === 'loading' || progress.status === 'loading') && <HoldsBack />}
        {isLearner(present) && standing && <StandingNotice standing={standing} />}
        {isLearner(present) && <LearnerPanel course={course} enrollment={present} done={done} isOpen={isOpen} />}
        {/* Who cannot be told whether they are in is not offered to come in. */}
        {enrollment.status === 'failed' && <LoadableView of={enrollment}>{() => null}</LoadableView>}
        {!isIn && enrollment.status === 'ready' && <VisitorPanel courseId={course.id} uid={uid} standing={standing} />}
        {isLearner(present) && <AnnouncementsPart courseId={course.id} />}
        {isIn && (
          <LessonLinks
            title={words('bookmarks')}
            course={course}
            lessons={lessonsOf(course).filter(({ id }) => bookmarked.has(id))}
          />
        )}
        <PagePart title={t('course.outline')} intro={course.isSequential && words('sequential')}>
          <OutlineList
            course={{ ...course, units: [...course.units, ...retired] }}
            done={done}
            begun={begun}
            bookmarked={bookmarked}
            isOpen={isOpen}
          />
        </PagePart>
        <LessonLinks
          title={words('files')}
          course={course}
          lessons={lessonsOf(course).filter((lesson) => isOpen(lesson) && (lesson.files?.length ?? 0) > 0)}
          about={({ files = [] }) =>
            formatList(
              filesIn(files, locale).map((file) => fileLine(file, locale, course.baseLocale).title.text),
              locale,
            )
          }
        />
        {isLearner(present) && course.version !== undefined && (
          <Suspense fallback={null}>
            <KeepCourse course={course} version={course.version} uid={present.uid} />
          </Suspense>
        )}
        {isIn && course.status === 'published' && <LinkedResources courseId={course.id} />}
        <AboutCourse course={course} />
        {uid && !isOwner && <LeaveCourse uid={uid} courseId={course.id} canLeave={canMove('withdrawn') === true} />}
      </PartsTogether>
    </DashboardPage>
  );
}
