import { type Loadable, useLastReady } from '@cursiv/shared-data';
import { completionOf, type Enrollment, type LessonState } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { later } from '@cursiv/shared-ui';
import { Suspense } from 'react';
import { useT } from '../../messages/messages.ts';
import { bookmarkedIn, doneIn, isTaughtBy, opensLessons } from '../../shared/courses/learning/open-lessons.ts';
import { OutlineList } from '../../shared/courses/outline-list.tsx';
import { lessonsOf, type ReadableCourse, type ReadableLesson } from '../../shared/courses/readable-course.ts';
import { standingOf } from '../../shared/courses/standing/standing-of.ts';
import { isLearner } from '../../shared/courses/use-enrollment.ts';
import { LocalText } from '../../shared/local-text.tsx';
import { useTextOf } from '../../shared/use-text-of.ts';
import { BelowLesson } from './below-lesson.tsx';
import { ClosedLesson } from './closed-lesson.tsx';
import { useMoment } from './finish/use-moment.ts';
import { LessonContent } from './lesson-content.tsx';
import { LockedLesson } from './locked-lesson.tsx';
import { useLessonRecord } from './record/lesson-record.ts';
import { useOpenedLesson } from './record/use-opened-lesson.ts';
import { BookmarkButton } from './room/bookmark-button.tsx';
import { LessonRoom } from './room/lesson-room.tsx';
import { LessonSteps } from './steps/lesson-steps.tsx';
import { waysFrom } from './steps/lesson-ways.ts';
import { useLessonText } from './text/use-lesson-text.ts';
import { useNextText } from './text/use-next-text.ts';

/** Fetched for learners and the author only. */
const LessonNotes = later(() => import('../../shared/notes/lesson-notes.tsx'));

/** Fetched for learners. */
const SessionNotes = later(() => import('../../shared/asking/session-notes.tsx'));

/** Fetched when it is reached. */
const FinishedCourse = later(() => import('./finish/finished-course.tsx'));

type LessonReaderProps = {
  course: ReadableCourse;
  lesson: ReadableLesson;
  uid: string | undefined;
  /** How far the reader is, if they take the course. */
  enrollment: Loadable<Enrollment | undefined>;
  progress: Loadable<LessonState[]>;
};

const addressOf = ({ id }: ReadableCourse, at: ReadableLesson | undefined) => at && paths.lessonVideo(id, at.id);

/** A lesson with its place in the course. */
export function LessonReader({ course, lesson, uid, enrollment, progress }: LessonReaderProps) {
  const t = useT();
  const textOf = useTextOf();
  const learner = enrollment.status === 'ready' && isLearner(enrollment.value) ? uid : undefined;
  // What was known stays while the lesson's film is asked for, which it has begun.
  const known = useLastReady(progress);
  const states = known ?? [];
  const text = useLessonText(course, lesson.id, uid, learner);
  const present = states.find(({ lessonId }) => lessonId === lesson.id);
  const isSettled = enrollment.status !== 'loading' && (known !== undefined || progress.status !== 'loading');
  const done = doneIn(states);
  const enrolled = enrollment.status === 'ready' ? enrollment.value : undefined;
  const status = enrolled?.status;
  const standing = standingOf(course.status, status);
  const teaches = isTaughtBy(course, uid);
  const isOpen = opensLessons(teaches, status, done);
  // Who teaches a course and takes it as well reads ahead as a teacher: nothing is counted.
  const isAhead = learner !== undefined && isSettled && !opensLessons(false, status, done)(lesson);
  const isLocked = isAhead && !teaches;
  const record = useLessonRecord(isAhead ? undefined : learner, course, lesson, present, enrolled);
  useOpenedLesson(record, isSettled, completionOf(lesson) === 'view', present, enrolled?.last);
  const writer = course.version === undefined ? undefined : (learner ?? (uid === course.ownerUid ? uid : undefined));
  const title = textOf(lesson.title, course.baseLocale) || t('untitledLesson');
  const courseTitle = textOf(course.title, course.baseLocale) || t('untitledCourse');
  const isClosed = isLocked || (text.status === 'ready' && text.value.state === 'closed');
  // What stands below the text is fetched after it: on a slow line it would take its place.
  const isTextKnown = text.status !== 'loading';
  const isJustDone = useMoment(isSettled ? present?.state === 'completed' : undefined);
  const ways = waysFrom(course, lesson, done);
  const isReading = text.status === 'ready' && text.value.state === 'open';
  const onwards = isSettled && isReading && ways.onwards && isOpen(ways.onwards) ? ways.onwards : undefined;
  useNextText(uid, course, onwards, isReading);
  const hasFinished = useMoment(status && status === 'completed');
  return (
    <LessonRoom
      documentTitle={`${title} · ${courseTitle}`}
      title={<LocalText value={lesson.title} base={course.baseLocale} marked otherwise={t('untitledLesson')} />}
      course={{ title: courseTitle, home: paths.dashboardCourse(course.id) }}
      place={t('lesson.place', {
        place: lessonsOf(course).findIndex(({ id }) => id === lesson.id) + 1,
        total: lessonsOf(course).length,
      })}
      ways={{ previous: addressOf(course, ways.previous), next: addressOf(course, ways.next) }}
      bookmark={record && isSettled && <BookmarkButton key={lesson.id} record={record} progress={present} />}
      outline={
        <OutlineList
          course={course}
          level={2}
          current={lesson.id}
          done={done}
          bookmarked={bookmarkedIn(states)}
          isOpen={isOpen}
        />
      }
      notes={writer && isTextKnown && !isClosed && <OwnNotes uid={writer} course={course} lesson={lesson} />}
    >
      {isLocked ? (
        <LockedLesson course={course} lesson={lesson} />
      ) : isClosed ? (
        <ClosedLesson courseId={course.id} lesson={lesson} uid={uid} standing={standing} />
      ) : (
        <LessonContent
          course={course}
          lesson={lesson}
          title={title}
          text={text}
          learner={learner}
          teaches={teaches}
          isSettled={isSettled}
          record={record}
          progress={present}
          next={hasFinished || !ways.onwards || !isOpen(ways.onwards) ? undefined : ways.onwards}
        />
      )}
      {hasFinished && enrolled && (
        <Suspense fallback={null}>
          <FinishedCourse course={course} enrollment={enrolled} />
        </Suspense>
      )}
      <LessonSteps
        {...{ course, lesson, ways, record, isJustDone }}
        enrollment={enrolled}
        progress={present}
        isCourseDone={hasFinished}
      />
      {isTextKnown && <BelowLesson {...{ course, lesson, uid, learner, writer, isClosed, isLocked }} />}
    </LessonRoom>
  );
}

/** What a reader wrote here, and what an expert wrote for them. */
function OwnNotes({ uid, course, lesson }: { uid: string; course: ReadableCourse; lesson: ReadableLesson }) {
  return (
    <Suspense fallback={null}>
      <LessonNotes uid={uid} course={course} lesson={lesson} />
      <SessionNotes uid={uid} courseId={course.id} lessonId={lesson.id} />
    </Suspense>
  );
}
