import {
  commit,
  get,
  lets,
  list,
  minutesFromNow,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
} from '../../rules-case.ts';
import { auditEvent } from '../audit-event.ts';
import { PEOPLE } from '../people.ts';

const earlier = minutesFromNow(-90);
const QUESTIONS = 'courses/c1/questions';
const ANSWERS = `${QUESTIONS}/q1/answers`;

const question = {
  lessonId: 'l1',
  uid: 'ana',
  text: 'De ce?',
  status: 'published',
  isWaiting: true,
  createdAt: earlier,
};

/** As functions write it. */
const report = {
  ...{ reporterUid: 'ana', targetKind: 'question', targetId: 'q1', targetUid: 'dan', reason: 'spam', of: 1 },
  createdAt: earlier,
};

const readers = ['ana', 'clara', 'dan', 'eva', 'root'].flatMap((caller) => [
  lets(caller, 'list the questions of a lesson', list(QUESTIONS, ['lessonId', 'EQUAL', 'l1'])),
  lets(caller, 'read a question', get(`${QUESTIONS}/q1`)),
  lets(caller, 'list its answers', list(ANSWERS)),
]);

const strangers = ['bogdan', 'left', 'invited', 'ended', 'fallen', 'barred', undefined].flatMap((caller) => [
  stops(caller, 'list the questions of a lesson', list(QUESTIONS, ['lessonId', 'EQUAL', 'l1'])),
  stops(caller, 'read a question', get(`${QUESTIONS}/q1`)),
  stops(caller, 'list its answers', list(ANSWERS)),
]);

const writing = ['ana', 'clara', 'root'].flatMap((caller) => [
  stops(caller, 'write a question past the server', commit(set(`${QUESTIONS}/new`, question))),
  stops(caller, 'change a question past the server', commit(update(`${QUESTIONS}/q1`, { text: 'Altfel' }))),
  stops(caller, 'mark an answer past the server', commit(update(`${QUESTIONS}/q1`, { rightAnswerId: 'a1' }))),
  stops(caller, 'delete a question past the server', commit(remove(`${QUESTIONS}/q1`))),
  stops(caller, 'write an answer past the server', commit(set(`${ANSWERS}/new`, { text: 'Așa.', isTeacher: true }))),
  stops(caller, 'delete an answer past the server', commit(remove(`${ANSWERS}/a1`))),
  stops(caller, 'follow past the server', commit(set(`courses/c1/follows/${caller}`, { questionIds: ['q1'] }))),
]);

const others = [
  lets('ana', 'a learner read what they follow', get('courses/c1/follows/ana')),
  lets('bogdan', 'a person who follows nothing read that', get('courses/c1/follows/bogdan')),
  stops('clara', 'an author reading what a learner follows', get('courses/c1/follows/ana')),
  stops('ana', 'a learner listing who follows', list('courses/c1/follows')),
  lets('ana', 'a learner read on in an archived course', list('courses/archived/questions')),
  stops('ana', 'a learner reading on in a suspended course', list('courses/suspended/questions')),
  lets('clara', 'its author read on in a suspended course', list('courses/suspended/questions')),
  lets('clara', 'an author list what waits', list('waitingQuestions', ['teacherUids', 'ARRAY_CONTAINS', 'clara'])),
  stops('ana', 'listing what waits for others', list('waitingQuestions', ['teacherUids', 'ARRAY_CONTAINS', 'clara'])),
  stops('clara', 'listing all that waits', list('waitingQuestions')),
  lets('root', 'an administrator list all questions', list('listedQuestions')),
  stops('clara', 'an author listing the questions of all courses', list('listedQuestions')),
  stops('ana', 'a learner reading what administrators see of a question', get('listedQuestions/q1')),
  stops('root', 'a list past the server', commit(update('listedQuestions/q1', { state: 'hidden' }))),
  lets('root', 'an administrator read what was reported', get('reportedContributions/q1')),
  stops('ana', 'a learner reading what was reported', get('reportedContributions/q1')),
  stops('clara', 'an author listing what was reported', list('reportedContributions')),
  stops('root', 'a ruling past the server', commit(update('reportedContributions/q1', { reports: 'dismissed' }))),
  lets('root', 'an administrator list what one person reported', list('reports', ['reporterUid', 'EQUAL', 'ana'])),
  stops('ana', 'a learner reading who reported', get('reports/q1__ana')),
  stops('ana', 'a report of a question past the server', commit(set('reports/q2__ana', { ...report, targetId: 'q2' }))),
  stops('ana', 'a report that changes its reason', commit(update('reports/q1__ana', { reason: 'other' }))),
  stops(
    'root',
    'a ruling on a question as on a review',
    commit(
      update('reports/q1__ana', { status: 'dismissed', lastAuditId: 'e1' }),
      set(
        'auditEvents/e1',
        auditEvent('review.moderated', 'reviews/q1', { reports: ['open', 'dismissed'] }, { reportId: 'q1__ana' }),
      ),
    ),
  ),
  lets('ana', 'an author read why it was hidden', get('hidings/q1')),
  stops('clara', 'somebody else reading why', get('hidings/q1')),
  stops('clara', 'taking off what waits', commit(remove('waitingQuestions/q1'))),
];

const inTurn = 'courses/turns/questions';
const under = (lessonId: string) => list(inTurn, ['lessonId', 'EQUAL', lessonId]);

/** In a course that is taken in its order. */
const inOrder = [
  lets('ana', 'a learner read on under the first lesson', under('t1')),
  lets('ana', 'a learner read on under the lesson whose turn it is', under('t2')),
  lets('ana', 'a learner read a question there', get(`${inTurn}/q2`)),
  lets('ana', 'a learner list its answers', list(`${inTurn}/q2/answers`)),
  stops('ana', 'a learner reading ahead under a lesson that is still locked', under('t3')),
  stops('ana', 'a learner reading a question there', get(`${inTurn}/q3`)),
  stops('ana', 'a learner listing its answers', list(`${inTurn}/q3/answers`)),
  stops('ana', 'a learner listing the questions of all lessons', list(inTurn)),
  stops('ana', 'a learner listing the questions of a lesson that is not there', under('none')),
  lets('bogdan', 'who has finished the course read everywhere', under('t3')),
  ...['clara', 'eva', 'root'].map((caller) => lets(caller, 'read on under the last lesson', under('t3'))),
];

/** What is asked under lessons: `clara` wrote the course with `dan`, `eva` teaches it, `ana` takes it and `left` has left. */
export const discussionsSuite: RulesSuite = {
  name: 'questions under lessons',
  documents: {
    ...PEOPLE,
    'courses/c1': { ownerUid: 'clara', status: 'published', version: 2 },
    'courseDrafts/c1': { ownerUid: 'clara', editorUids: ['dan'] },
    'courseInstructors/c1__eva': { uid: 'eva', ownerUid: 'clara', courseId: 'c1', status: 'accepted' },
    'courseInstructors/c1__invited': { uid: 'invited', ownerUid: 'clara', courseId: 'c1', status: 'invited' },
    'courseInstructors/c1__ended': { uid: 'ended', ownerUid: 'clara', courseId: 'c1', status: 'removed' },
    'courseInstructors/c1__fallen': { uid: 'fallen', ownerUid: 'clara', courseId: 'c1', status: 'accepted' },
    'courseInstructors/c1__barred': { uid: 'barred', ownerUid: 'clara', courseId: 'c1', status: 'accepted' },
    'enrollments/ana__c1': { uid: 'ana', status: 'completed' },
    'enrollments/left__c1': { uid: 'left', status: 'withdrawn' },
    [`${QUESTIONS}/q1`]: question,
    [`${ANSWERS}/a1`]: { uid: 'dan', text: 'Așa.', status: 'published', createdAt: earlier },
    'courses/c1/follows/ana': { questionIds: ['q1'] },
    'reports/q1__ana': report,
    'reportedContributions/q1': { reports: 'open', text: 'De ce?' },
    'listedQuestions/q1': { uid: 'ana', text: 'De ce?', state: 'waiting' },
    'hidings/q1': { uid: 'ana', reason: 'spam' },
    'waitingQuestions/q1': { teacherUids: ['clara', 'dan', 'eva'], text: 'De ce?' },
    'courses/archived': { ownerUid: 'clara', status: 'archived', version: 1 },
    'enrollments/ana__archived': { uid: 'ana', status: 'active' },
    'courses/suspended': { ownerUid: 'clara', status: 'suspended', version: 1 },
    'enrollments/ana__suspended': { uid: 'ana', status: 'active' },
    'courses/turns': { ownerUid: 'clara', status: 'published', version: 2, isSequential: true },
    'courseInstructors/turns__eva': { uid: 'eva', ownerUid: 'clara', courseId: 'turns', status: 'accepted' },
    'courses/turns/versions/2/lessons/t1': {},
    'courses/turns/versions/2/lessons/t2': { comesAfter: 't1' },
    'courses/turns/versions/2/lessons/t3': { comesAfter: 't2' },
    [`${inTurn}/q2`]: { ...question, lessonId: 't2' },
    [`${inTurn}/q3`]: { ...question, lessonId: 't3' },
    'enrollments/ana__turns': { uid: 'ana', status: 'active' },
    'enrollments/ana__turns/lessonProgress/t1': { lessonId: 't1', state: 'completed' },
    'enrollments/bogdan__turns': { uid: 'bogdan', status: 'completed' },
  },
  cases: [...readers, ...strangers, ...writing, ...others, ...inOrder],
};
