import {
  saveQuestion,
  useGrowingList,
  useWatch,
  watchFollowedQuestions,
  watchLessonQuestion,
  watchLessonQuestions,
} from '@cursiv/shared-data';
import { questionsFound } from '@cursiv/shared-domain';
import { useLocation } from '@cursiv/shared-router';
import { FilterBar, Stack } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import type { ReadableCourse, ReadableLesson } from '../courses/readable-course.ts';
import { isLearner, useEnrollment } from '../courses/use-enrollment.ts';
import { NotePin } from '../notes/note-pin.tsx';
import { PinChoices } from '../notes/pin-choices.tsx';
import { useSelectedPassage } from '../notes/use-selected-passage.ts';
import { LoadableView } from '../pages/loadable-view.tsx';
import * as styles from './discussion.module.css';
import { MoreQuestions } from './filters/more-questions.tsx';
import { useQuestionFilter } from './filters/use-question-filter.ts';
import { useReach } from './filters/use-reach.ts';
import { useDiscussionT } from './messages/messages.ts';
import { QuestionItem } from './question-item.tsx';
import { useTeaches } from './use-teaches.ts';
import { ContributionEditor } from './writing/contribution-editor.tsx';

/** As many questions as are read at first, and with every press more. */
const STEP = 20;

/** Where a course takes questions. */
const OPEN: readonly string[] = ['published', 'unlisted'];

type LessonQuestionsProps = { uid: string; course: ReadableCourse; lesson: ReadableLesson };

/** The questions under a lesson, in the order that its reader chooses, and a new one. */
export default function LessonQuestions({ uid, course, lesson }: LessonQuestionsProps) {
  const words = useDiscussionT();
  const { filter, order, isOn, bar } = useQuestionFilter();
  const { most, readOn } = useReach(isOn, STEP);
  const [written, setWritten] = useState(0);
  const selected = useSelectedPassage();
  const enrollment = useEnrollment(uid, course.id);
  const isTeacher = useTeaches(uid, course, enrollment.status !== 'ready' || isLearner(enrollment.value));
  const place = useMemo(() => ({ courseId: course.id, lessonId: lesson.id }), [course.id, lesson.id]);
  const watch = useMemo(() => watchLessonQuestions(place, order, most), [place, order, most]);
  const { list, isReading, hasMore } = useGrowingList(watch, most);
  const follows = useWatch(useMemo(() => watchFollowedQuestions(course.id, uid), [course.id, uid]));
  const followed = follows.status === 'ready' ? follows.value : new Set<string>();
  const isOpen = OPEN.includes(course.status);
  const common = { uid, isOpen, isTeacher };
  const hasSome = (course.questionCounts?.[lesson.id] ?? 0) > 0;
  const linked = useLocation().hash.match(/^#question-([\w-]+)$/)?.[1];
  return (
    <Stack gap={3}>
      {isOpen ? (
        <ContributionEditor
          key={written}
          uid={uid}
          kind="question"
          below={`question.${place.courseId}.${place.lessonId}`}
          save={(doc, base) => saveQuestion(place, base, doc)}
          pins={(doc, pin) => ({
            above: <NotePin {...doc} onRemove={() => pin({})} />,
            choices: <PinChoices hasFilm={lesson.video !== undefined} selected={selected} onPin={pin} />,
          })}
          onSaved={() => setWritten(written + 1)}
        />
      ) : (
        <p className={styles.soft}>{words('closed')}</p>
      )}
      {(hasSome || isOn) && <FilterBar {...bar} />}
      <LoadableView of={list}>
        {(questions) => {
          const found = questionsFound(questions, filter, { uid, followed });
          return (
            <>
              {isOn && (
                <p role="status" className={styles.soft}>
                  {!isReading &&
                    (found.length === 0 ? words('waiting.nothing') : words('found', { count: found.length }))}
                </p>
              )}
              {!isOn && !isReading && questions.length === 0 && (
                <p className={styles.soft}>{words(order === 'waiting' ? 'noneWaiting' : 'none')}</p>
              )}
              <MoreQuestions isFiltered={isOn} {...{ hasMore, isReading, most }} onReadOn={readOn}>
                <ul>
                  {linked && !questions.some(({ id }) => id === linked) && (
                    <LinkedQuestion {...common} courseId={course.id} id={linked} isFollowed={followed.has(linked)} />
                  )}
                  {found.map((question) => (
                    <QuestionItem
                      key={question.id}
                      {...common}
                      question={question}
                      isFollowed={followed.has(question.id)}
                      isUnfolded={question.id === linked}
                    />
                  ))}
                </ul>
              </MoreQuestions>
            </>
          );
        }}
      </LoadableView>
    </Stack>
  );
}

type LinkedQuestionProps = Omit<Parameters<typeof QuestionItem>[0], 'question' | 'isUnfolded'> & {
  courseId: string;
  id: string;
};

/** The question that a message leads to, when it is not among the first ones. */
function LinkedQuestion({ courseId, id, ...common }: LinkedQuestionProps) {
  const words = useDiscussionT();
  const watched = useWatch(useMemo(() => watchLessonQuestion({ courseId, questionId: id }), [courseId, id]));
  if (watched.status !== 'ready') return null;
  if (!watched.value) return <li className={styles.question}>{words('gone')}</li>;
  return <QuestionItem {...common} question={watched.value} isUnfolded />;
}
