import { followQuestion, saveQuestion } from '@cursiv/shared-data';
import type { LessonQuestion } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Badge, Button, Cluster, clockTime, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import * as notes from '../notes/notes.module.css';
import { SeekButton } from '../notes/seek-button.tsx';
import { Answers } from './answers.tsx';
import { ContributionWords, startOf } from './contribution-words.tsx';
import * as styles from './discussion.module.css';
import { useDiscussionT } from './messages/messages.ts';
import { HidingReason } from './reporting/hiding-reason.tsx';
import { ReportContribution } from './reporting/report-contribution.tsx';
import { ActionButton } from './writing/action-button.tsx';
import { ContributionEditor } from './writing/contribution-editor.tsx';
import { OwnActions } from './writing/own-actions.tsx';

type QuestionItemProps = {
  uid: string;
  question: LessonQuestion;
  isFollowed: boolean;
  /** Whether anybody may still write here. */
  isOpen: boolean;
  isTeacher: boolean;
  /** Whether its answers are shown from the start. */
  isUnfolded: boolean;
};

/** One question, with its answers when they are unfolded. */
export function QuestionItem({ uid, question, isFollowed, isOpen, isTeacher, isUnfolded }: QuestionItemProps) {
  const words = useDiscussionT();
  const locale = useLocale();
  const [isShown, setIsShown] = useState(isUnfolded);
  const [isEdited, setIsEdited] = useState(false);
  const { id, courseId, lessonId, second, passage, answerCount, followerCount, rightAnswerId, status } = question;
  const place = { courseId, questionId: id };
  const start = startOf(question);
  const answers = answerCount === 0 ? words('noAnswers') : words('answers', { count: answerCount });
  const unfold = isOpen && answerCount === 0 ? words('answer') : answers;
  return (
    <li id={`question-${id}`} className={styles.question}>
      <Stack gap={2}>
        {isEdited ? (
          <ContributionEditor
            uid={uid}
            kind="question"
            below={`question.${courseId}.${lessonId}`}
            written={question}
            save={(doc, base) => saveQuestion({ courseId, lessonId }, base, doc)}
            onSaved={() => setIsEdited(false)}
            onClose={() => setIsEdited(false)}
          />
        ) : (
          <ContributionWords
            written={question}
            edited="edited"
            badges={
              rightAnswerId !== undefined && (
                <Badge size="small" tone="success">
                  {words('solved')}
                </Badge>
              )
            }
          >
            {second !== undefined && <SeekButton second={second} time={clockTime(second)} />}
            {passage && (
              <blockquote className={notes.quote} lang={passage.locale === locale ? undefined : passage.locale}>
                {passage.quote}
              </blockquote>
            )}
          </ContributionWords>
        )}
        {status === 'hidden' && question.uid === uid && <HidingReason id={id} />}
        <Cluster>
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isShown}
            aria-label={words('showAnswers', { answers: unfold, start })}
            onClick={() => setIsShown(!isShown)}
          >
            {unfold}
          </Button>
          {isOpen && (
            <ActionButton
              name={words(isFollowed ? 'unfollowOf' : 'followOf', { start })}
              news={words(isFollowed ? 'unfollowed' : 'followed')}
              act={() => followQuestion(place, !isFollowed)}
            >
              {words(isFollowed ? 'unfollow' : 'follow')}
            </ActionButton>
          )}
          {isOpen && status === 'published' && question.uid === uid && !isEdited && (
            <OwnActions written={question} place={place} onEdit={() => setIsEdited(true)} />
          )}
          {isOpen && status === 'published' && question.uid !== uid && (
            <ReportContribution written={question} place={place} />
          )}
          {followerCount > 0 && <span className={styles.soft}>{words('followers', { count: followerCount })}</span>}
        </Cluster>
        {isShown && (
          <Answers
            uid={uid}
            question={question}
            isOpen={isOpen && status === 'published'}
            canMark={isTeacher || question.uid === uid}
          />
        )}
      </Stack>
    </li>
  );
}
