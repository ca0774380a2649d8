import { QUIZ_LIMITS } from '@cursiv/shared-domain';
import { limitStories, textOf } from '../../../limit-stories.ts';
import { commit, minutesFromNow, NOW, type RulesSuite, set, update } from '../../../rules-case.ts';
import { attempt } from '../../attempts.ts';
import { draft } from '../../lives/course-draft.ts';
import { PEOPLE } from '../../people.ts';

const earlier = minutesFromNow(-600);
const IN_QUESTIONS = 'rules see the questions as one text and measure it whole';

/** A quiz and an answer as long as they may be, and one character more. */
export const quizLimitsSuite: RulesSuite = {
  name: 'the limits of a quiz',
  documents: {
    ...PEOPLE,
    'courseDrafts/d1': draft('draft', { outline: '[{"id":"l1"}]', rev: 1, createdAt: earlier, updatedAt: earlier }),
    'enrollments/ana__c1/attempts/l1__1': attempt(),
  },
  cases: limitStories(QUIZ_LIMITS, {
    questionsText: [
      (size) => ({
        caller: 'ana',
        deed: commit(
          update('courseDrafts/d1', { rev: 2, updatedAt: NOW }),
          set('courseDrafts/d1/quizKeys/l1', {
            ...{ ownerUid: 'ana', by: 'ana', rev: 2 },
            lessonId: 'l1',
            questions: `[{"id":"${textOf(size - 11)}"}]`,
          }),
        ),
      }),
    ],
    answer: [
      (size) => ({
        caller: 'ana',
        deed: commit(
          update('enrollments/ana__c1/attempts/l1__1', {
            answers: { q1: '"a"', q2: textOf(size) },
            answered: 'q2',
            updatedAt: NOW,
          }),
        ),
      }),
    ],
    questions: IN_QUESTIONS,
    prompt: IN_QUESTIONS,
    lines: IN_QUESTIONS,
    line: IN_QUESTIONS,
    explanation: IN_QUESTIONS,
    points: IN_QUESTIONS,
    attempts: 'settings stand in the outline, which rules see as one text',
    minutes: 'settings stand in the outline, which rules see as one text',
  }),
};
