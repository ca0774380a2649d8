import {
  type Answer,
  answerText,
  attemptId,
  attemptSchema,
  DEFAULT_QUIZ,
  gradeQuiz,
  type Question,
  questionsText,
} from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import type { SeedDocument } from '../document/seed-target.ts';

/** What somebody answers who knows it. */
function rightAnswer(question: Question): Answer {
  switch (question.type) {
    case 'short':
      return question.accepted.ro?.[0] ?? question.accepted.en?.[0] ?? '';
    case 'ordering':
      return question.items.map(({ id }) => id);
    case 'matching':
      return Object.fromEntries(question.pairs.map(({ id, answerId }) => [id, answerId]));
    default:
      return question.right;
  }
}

/** What somebody answers who does not. */
function wrongAnswer(question: Question, person: number): Answer {
  switch (question.type) {
    case 'single': {
      const wrong = question.options.filter(({ id }) => id !== question.right);
      return wrong[person % 4 === 0 ? wrong.length - 1 : 0]?.id ?? '';
    }
    case 'multiple':
      return question.options.map(({ id }) => id);
    case 'trueFalse':
      return !question.right;
    case 'short':
      return person % 2 === 0 ? 'nu știu' : 'medie';
    case 'ordering':
      return question.items.map(({ id }) => id).toReversed();
    case 'matching':
      return Object.fromEntries(
        question.pairs.map(({ id }, index) => [
          id,
          question.pairs[(index + 1) % question.pairs.length]?.answerId ?? '',
        ]),
      );
  }
}

/** The attempt of a fictional learner at a quiz: whoever passes has stumbled over the second question at most. */
export function quizAttempt(
  enrollment: string,
  { id: lessonId, questions = [] }: { id: string; questions?: Question[] },
  { person, passes, at }: { person: number; passes: boolean; at: Date },
): SeedDocument[] {
  const isWrong = (place: number) => (place === 1 && person % 3 !== 0) || (!passes && place % 2 === 0);
  const answers = Object.fromEntries(
    questions.map((question, place) => [
      question.id,
      answerText(isWrong(place) ? wrongAnswer(question, person) : rightAnswer(question)),
    ]),
  );
  const score = gradeQuiz(questions, answers);
  const id = attemptId(lessonId, 1);
  const path = `${enrollment}/attempts/${id}`;
  return [
    checkedDocument(attemptSchema, path, {
      ...{ id, lessonId, number: 1, settings: DEFAULT_QUIZ, answers, answered: '', score },
      status: score.pct >= DEFAULT_QUIZ.passPct ? 'passed' : 'failed',
      questionIds: questions.map((question) => question.id),
      ...{ startedAt: at, submittedAt: at, updatedAt: at },
    }),
    { path: `${path}/papers/key`, fields: { lessonId, questions: questionsText(questions) } },
  ];
}
