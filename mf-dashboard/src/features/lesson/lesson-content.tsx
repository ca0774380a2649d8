import { type Loadable, PicturesAtContext } from '@cursiv/shared-data';
import type { LessonState } from '@cursiv/shared-domain';
import { report } from '@cursiv/shared-platform/shell';
import { ErrorState, Loading, later, VideoPlace } from '@cursiv/shared-ui';
import { Suspense, useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import type { ReadableCourse, ReadableLesson } from '../../shared/courses/readable-course.ts';
import { LessonBody } from './lesson-body.tsx';
import { PlaceOfLink } from './place/place-of-link.tsx';
import type { LessonRecord } from './record/lesson-record.ts';
import { useLessonWords } from './room/lesson-words.ts';
import type { LessonText } from './text/read-text.ts';
import { OpenVideo } from './video/open-video.tsx';

/** Fetched for lessons of files only. */
const LessonFiles = later(async () => ({ default: (await import('./files/lesson-files.tsx')).LessonFiles }));

/** Fetched at the end of a film. */
const NextCountdown = later(() => import('./autoplay/next-countdown.tsx'));

/** Fetched for quizzes only. */
const LessonQuiz = later(() => import('./quiz/lesson-quiz.tsx'));

type LessonContentProps = {
  course: ReadableCourse;
  lesson: ReadableLesson;
  title: string;
  text: Loadable<LessonText>;
  /** The reader, when they take the course. */
  learner: string | undefined;
  /** Whether the reader teaches the course. */
  teaches: boolean;
  /** Whether it is known who reads, and how far they are. */
  isSettled: boolean;
  record: LessonRecord | undefined;
  progress: LessonState | undefined;
  /** The lesson that the end of the film may lead to. */
  next: ReadableLesson | undefined;
};

/** What a lesson has for who may open it: the film first, then the text, and what is to be done. */
export function LessonContent(props: LessonContentProps) {
  const { course, lesson, title, text, learner, teaches, isSettled, record, progress, next } = props;
  const t = useT();
  const words = useLessonWords();
  // Once shown, the player stays while the text loads in another language.
  const [isVideoShown, showVideo] = useState(false);
  if (!isVideoShown && text.status === 'ready' && isSettled) showVideo(true);
  const [isFilmOver, setIsFilmOver] = useState(false);
  const at = useMemo(
    () => ({ kind: 'lesson', courseId: course.id, lessonId: lesson.id }) as const,
    [course.id, lesson.id],
  );
  const isMissing = text.status === 'ready' && text.value.state === 'none' && !lesson.video;
  const finish = () => {
    if (lesson.completion === undefined && progress?.state !== 'completed') record?.mark('completed').catch(report);
  };
  return (
    <>
      {teaches && isSettled && !record && course.version !== undefined && <p>{words('asTeacher')}</p>}
      {lesson.video && !isVideoShown && (
        <Loading label={t('loading')}>
          <VideoPlace hasCaptions={lesson.video.captions.length > 0} />
        </Loading>
      )}
      {lesson.video && isVideoShown && (
        <OpenVideo
          title={title}
          video={lesson.video}
          sound={course.baseLocale}
          courseId={course.id}
          lessonId={lesson.id}
          isDoneAtEnd={lesson.completion === undefined}
          record={record}
          progress={progress}
          onEnded={() => setIsFilmOver(true)}
        />
      )}
      {lesson.type === 'video' && !lesson.video && <p>{t('lesson.noVideo')}</p>}
      <PlaceOfLink />
      <PicturesAtContext value={at}>
        <LessonBody text={text} pictures={lesson.pictures} />
      </PicturesAtContext>
      {isMissing && lesson.type === 'text' && <ErrorState title={t('lesson.empty')} />}
      {lesson.type === 'file' && (
        <Suspense fallback={null}>
          <LessonFiles course={course} lesson={lesson} onAllOpened={record && finish} />
        </Suspense>
      )}
      {lesson.type === 'quiz' && isSettled && (
        <Suspense fallback={null}>
          <LessonQuiz course={course} lesson={lesson} learner={learner} teaches={teaches} />
        </Suspense>
      )}
      {isFilmOver && next && (
        <Suspense fallback={null}>
          <NextCountdown course={course} lesson={next} />
        </Suspense>
      )}
    </>
  );
}
