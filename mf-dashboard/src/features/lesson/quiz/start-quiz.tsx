import { startAttempt } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type Attempt, attemptsLeft, DEFAULT_QUIZ } from '@cursiv/shared-domain';
import { Button, Notice, Stack } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import type { ReadableLesson } from '../../../shared/courses/readable-course.ts';
import { useAttemptT } from './messages/messages.ts';
import { QuizFacts } from './quiz-facts.tsx';

type StartQuizProps = {
  courseId: string;
  lesson: ReadableLesson;
  /** Judged attempts, the newest first. */
  past: readonly Attempt[];
};

/** How the last attempt ended, and the way to the next. */
export function StartQuiz({ courseId, lesson, past }: StartQuizProps) {
  const t = useT();
  const attemptT = useAttemptT();
  const { isPending, failure, run } = useCommand();
  const settings = lesson.quiz ?? DEFAULT_QUIZ;
  const left = attemptsLeft(settings.maxAttempts, past.length);
  const [last] = past;
  const isPassed = past.some(({ status }) => status === 'passed');
  return (
    <Stack gap={2}>
      {last?.score && (
        <Notice
          tone={last.status === 'passed' ? 'success' : 'info'}
          role="status"
          title={attemptT(`ended.${last.status === 'passed' ? 'passed' : 'failed'}`, { pct: last.score.pct })}
        >
          {!isPassed && attemptT(left === 0 ? 'noneLeft' : 'passFrom', { pct: settings.passPct })}
        </Notice>
      )}
      <QuizFacts settings={settings} />
      {left > 0 && (
        <div>
          <Button
            variant={isPassed ? 'secondary' : 'primary'}
            pending={isPending}
            onClick={() => void run(async () => void (await startAttempt(courseId, lesson.id)))}
          >
            {attemptT(past.length === 0 ? 'start' : 'again')}
          </Button>
        </div>
      )}
      {failure && (
        <Notice tone="danger" role="alert" title={attemptT('notStarted')}>
          {failure === 'not-found' ? attemptT('notReady') : t(`error.${failure}`)}
        </Notice>
      )}
    </Stack>
  );
}
