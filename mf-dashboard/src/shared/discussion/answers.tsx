import { markAnswer, saveLessonAnswer, useGrowingList, watchLessonAnswers } from '@cursiv/shared-data';
import type { LessonAnswer, LessonQuestion } from '@cursiv/shared-domain';
import { Badge, Cluster, ShowMore, Stack } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { LoadableView } from '../pages/loadable-view.tsx';
import { ContributionWords, startOf } from './contribution-words.tsx';
import * as styles from './discussion.module.css';
import { useDiscussionT } from './messages/messages.ts';
import { HidingReason } from './reporting/hiding-reason.tsx';
import { ReportContribution } from './reporting/report-contribution.tsx';
import { ActionButton } from './writing/action-button.tsx';
import { ContributionEditor } from './writing/contribution-editor.tsx';
import { OwnActions } from './writing/own-actions.tsx';

/** As many answers as are read at first, and with every press more. */
const STEP = 20;

type AnswersProps = {
  uid: string;
  question: LessonQuestion;
  /** Whether anybody may still write here. */
  isOpen: boolean;
  /** Whether the reader says which answer is right. */
  canMark: boolean;
};

/** The answers to a question, oldest first, and a new one. */
export function Answers({ uid, question, isOpen, canMark }: AnswersProps) {
  const words = useDiscussionT();
  const [most, setMost] = useState(STEP);
  const [written, setWritten] = useState(0);
  const place = useMemo(() => ({ courseId: question.courseId, questionId: question.id }), [question]);
  const { courseId, id: questionId } = question;
  const watch = useMemo(() => watchLessonAnswers({ courseId, questionId }, most), [courseId, questionId, most]);
  const { list, isReading, hasMore } = useGrowingList(watch, most);
  return (
    <Stack gap={2}>
      <LoadableView of={list}>
        {(answers) =>
          answers.length > 0 && (
            <ShowMore label={words('more')} {...{ hasMore, isReading }} onMore={() => setMost(most + STEP)}>
              <ul className={styles.answers}>
                {answers.map((answer) => (
                  <AnswerItem key={answer.id} {...{ uid, question, answer, isOpen, canMark }} />
                ))}
              </ul>
            </ShowMore>
          )
        }
      </LoadableView>
      {isOpen && (
        <ContributionEditor
          key={written}
          uid={uid}
          kind="answer"
          below={`answer.${question.id}`}
          save={(words, base) => saveLessonAnswer(place, base, words)}
          onSaved={() => setWritten(written + 1)}
        />
      )}
    </Stack>
  );
}

function AnswerItem({ uid, question, answer, isOpen, canMark }: AnswersProps & { answer: LessonAnswer }) {
  const words = useDiscussionT();
  const [isEdited, setIsEdited] = useState(false);
  const place = { courseId: question.courseId, questionId: question.id, answerId: answer.id };
  const isRight = question.rightAnswerId === answer.id;
  const isReadable = answer.status === 'published';
  const start = startOf(answer);
  if (isEdited)
    return (
      <li className={styles.answer}>
        <ContributionEditor
          uid={uid}
          kind="answer"
          below={`answer.${question.id}`}
          written={answer}
          save={(doc, base) => saveLessonAnswer(place, base, doc)}
          onSaved={() => setIsEdited(false)}
          onClose={() => setIsEdited(false)}
        />
      </li>
    );
  return (
    <li className={styles.answer} data-right={isRight}>
      <ContributionWords
        written={answer}
        edited="editedAnswer"
        badges={
          isRight && (
            <Badge size="small" tone="success">
              {words('right')}
            </Badge>
          )
        }
      />
      {!isReadable && answer.uid === uid && <HidingReason id={answer.id} />}
      {isOpen && isReadable && (
        <Cluster>
          {canMark && (
            <ActionButton
              name={words(isRight ? 'unmarkOf' : 'markOf', { start })}
              news={words(isRight ? 'unmarked' : 'marked')}
              act={() => markAnswer(isRight ? { ...place, answerId: undefined } : place)}
            >
              {words(isRight ? 'unmark' : 'mark')}
            </ActionButton>
          )}
          {answer.uid === uid ? (
            <OwnActions written={answer} place={place} onEdit={() => setIsEdited(true)} />
          ) : (
            <ReportContribution written={answer} place={place} />
          )}
        </Cluster>
      )}
    </li>
  );
}
