import {
  commit,
  type Fields,
  get,
  lets,
  list,
  MinutesAgo,
  minutesFromNow,
  NOW,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
} from '../rules-case.ts';
import { PEOPLE } from './people.ts';

const earlier = minutesFromNow(-5);
const PLACE = 'enrollments/ana__c1/attempts';

/** An attempt as the server begins it. */
export const attempt = (changes: Fields = {}): Fields => ({
  lessonId: 'l1',
  number: 1,
  status: 'in_progress',
  settings: { passPct: 70, maxAttempts: 0, timeLimitMin: 0, shuffles: true, explains: 'always' },
  questionIds: ['q1', 'q2'],
  answers: { q1: '"a"' },
  answered: 'q1',
  startedAt: earlier,
  updatedAt: earlier,
  ...changes,
});

const answer = (answers: Fields, answered = 'q2', more: Fields = {}, id = 'l1__1') =>
  commit(update(`${PLACE}/${id}`, { answers, answered, updatedAt: NOW, ...more }));
const both = { q1: '"a"', q2: 'true' };

const reading = [
  lets('ana', 'a learner read the own attempt', get(`${PLACE}/l1__1`)),
  lets('ana', 'a learner list the own attempts', list(PLACE)),
  lets('ana', 'a learner read the questions', get(`${PLACE}/l1__1/papers/questions`)),
  lets('ana', 'a learner ask for results that are not there yet', get(`${PLACE}/l1__1/papers/results`)),
  stops('ana', 'a learner reading by what an attempt is judged', get(`${PLACE}/l1__1/papers/key`)),
  stops('ana', 'a learner listing the papers', list(`${PLACE}/l1__1/papers`)),
  ...['bogdan', 'clara', 'root', undefined].flatMap((caller) => [
    stops(caller, 'another reading an attempt', get(`${PLACE}/l1__1`)),
    stops(caller, 'another listing attempts', list(PLACE)),
    stops(caller, 'another reading the questions', get(`${PLACE}/l1__1/papers/questions`)),
    stops(caller, 'another reading by what an attempt is judged', get(`${PLACE}/l1__1/papers/key`)),
  ]),
];

const answering = [
  lets('ana', 'a learner answer a question', answer(both)),
  lets('ana', 'a learner answer it again', answer({ q1: '"b"' }, 'q1')),
  lets('ana', 'a learner take an answer back', answer({}, 'q1')),
  lets('ana', 'a learner answer in the last moment', answer(both, 'q2', {}, 'late')),
  stops('ana', 'an answer after the time has ended', answer(both, 'q2', {}, 'over')),
  stops('ana', 'an answer to a question that is not there', answer({ q1: '"a"', q9: 'true' }, 'q9')),
  stops('ana', 'an answer under the name of another question', answer(both, 'q1')),
  stops('ana', 'two answers with one write', answer({ q1: '"b"', q2: 'true' })),
  stops('ana', 'an answer that is no text', answer({ q1: '"a"', q2: ['x'] })),
  stops('ana', 'an answer at a made-up time', answer(both, 'q2', { updatedAt: earlier })),
  stops('ana', 'more time', answer(both, 'q2', { deadlineAt: minutesFromNow(90) })),
  stops('ana', 'a learner passing by themselves', answer(both, 'q2', { status: 'passed' })),
  stops('ana', 'a score of the learner’s own', answer(both, 'q2', { score: { hundredths: 200, total: 2, pct: 100 } })),
  stops('ana', 'questions that suit the learner', commit(set(`${PLACE}/l1__1/papers/questions`, { questions: '[]' }))),
  stops('ana', 'an attempt begun past the server', commit(set(`${PLACE}/l1__2`, attempt()))),
  stops('ana', 'an attempt taken away', commit(remove(`${PLACE}/l1__1`))),
  stops('bogdan', 'another answering', answer(both)),
];

const marks = (state: string, counted: number, lessonId = 'l1') =>
  commit(
    set(`enrollments/ana__c1/lessonProgress/${lessonId}`, { lessonId, state, positionSec: 0, updatedAt: NOW }),
    update('enrollments/ana__c1', {
      progress: { completed: counted, total: 4, pct: counted * 25 },
      counted: lessonId,
      updatedAt: NOW,
    }),
  );
const opens = (lessonId: string) =>
  commit(
    set(`enrollments/ana__c1/lessonProgress/${lessonId}`, {
      lessonId,
      state: 'in_progress',
      positionSec: 0,
      updatedAt: NOW,
    }),
  );

const passing = [
  lets('ana', 'a learner open a quiz', opens('l1')),
  lets(
    'ana',
    'a learner open a quiz they passed',
    commit(update('enrollments/ana__c1/lessonProgress/l2', { updatedAt: NOW })),
  ),
  lets('ana', 'a learner finish a text', marks('completed', 2, 'l3')),
  stops('ana', 'a learner finishing a quiz by hand', marks('completed', 2)),
  stops('ana', 'a learner opening a quiz again that they passed', marks('in_progress', 0, 'l2')),
];

/** Attempts at quizzes: for their learner alone, who answers and judges nothing. */
export const attemptsSuite: RulesSuite = {
  name: 'attempts',
  documents: {
    ...PEOPLE,
    'courses/c1': { ownerUid: 'clara', status: 'published', version: 1, lessonCount: 4 },
    'courses/c1/versions/1/lessons/l1': { type: 'quiz' },
    'courses/c1/versions/1/lessons/l2': { type: 'quiz' },
    'courses/c1/versions/1/lessons/l3': { type: 'text' },
    'enrollments/ana__c1': {
      ...{ uid: 'ana', courseId: 'c1', courseOwnerUid: 'clara', courseVersion: 1, status: 'active' },
      lessonIds: ['l1', 'l2', 'l3', 'l4'],
      ...{ enrolledAt: earlier, updatedAt: earlier, progress: { completed: 1, total: 4, pct: 25 } },
    },
    'enrollments/ana__c1/lessonProgress/l2': {
      ...{ lessonId: 'l2', state: 'completed', positionSec: 0, updatedAt: earlier },
    },
    [`${PLACE}/l1__1`]: attempt(),
    [`${PLACE}/l1__1/papers/questions`]: { questions: '[]' },
    [`${PLACE}/l1__1/papers/key`]: { questions: '[]' },
    [`${PLACE}/late`]: attempt({ deadlineAt: new MinutesAgo(-1) }),
    [`${PLACE}/over`]: attempt({ deadlineAt: new MinutesAgo(1) }),
  },
  cases: [...reading, ...answering, ...passing],
};
