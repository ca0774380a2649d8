import { questionsText } from '@cursiv/shared-domain';
import { memoryStore } from '../store/memory-store.ts';
import { startSchema, submitSchema } from './attempt-requests.ts';
import { startAttempt } from './start-attempt.ts';
import { submitAttempt } from './submit-attempt.ts';
import { QUESTIONS, quizCourse } from './testing/quiz-course.ts';

const BEGIN = new Date('2026-11-22T10:00:00Z');
const ATTEMPT = 'enrollments/ana__c1/attempts/l1__1';

let documents: Map<string, Record<string, unknown>>;
let now: Date;
beforeEach(() => {
  documents = quizCourse();
  now = BEGIN;
});

const caller = (uid: string) => ({ uid, hasVerifiedEmail: true });
const start = (lessonId = 'l1', uid = 'ana') =>
  startAttempt(memoryStore(documents), startSchema.parse({ courseId: 'c1', lessonId }), caller(uid), now, () => 0.4);
const submit = (attemptId = 'l1__1', uid = 'ana') =>
  submitAttempt(memoryStore(documents), submitSchema.parse({ courseId: 'c1', attemptId }), caller(uid), now);
const change = (path: string, fields: object) => documents.set(path, { ...documents.get(path), ...fields });
const answer = (answers: Record<string, string>) => change(ATTEMPT, { answers });
const later = (minutes: number) => {
  now = new Date(BEGIN.getTime() + minutes * 60_000);
};
const refused = (code: string, reason?: string) => expect.objectContaining({ code, ...(reason && { reason }) });
const told = (name: string, field: string) => JSON.parse(String(documents.get(`${ATTEMPT}/papers/${name}`)?.[field]));
const RIGHT = { q1: '"a"', q2: 'true' };

describe('beginning an attempt', () => {
  it('asks the questions without their answers, in the published languages', async () => {
    await expect(start()).resolves.toEqual({ attemptId: 'l1__1', now: BEGIN.toISOString() });
    expect(documents.get(ATTEMPT)).toMatchObject({ status: 'in_progress', number: 1, answers: {} });
    const asked = told('questions', 'questions');
    expect(asked.map(({ id }: { id: string }) => id).sort()).toEqual(['q1', 'q2']);
    expect(JSON.stringify(asked)).not.toMatch(/right|explanation|Because|Which/);
  });

  it('waits for the lesson before, in a course that is taken in its order', async () => {
    change('courses/c1/versions/4/lessons/l1', { comesAfter: 'l2' });
    await expect(start()).rejects.toEqual(refused('no-access', 'not-yet'));
    const done = { lessonId: 'l2', state: 'completed', positionSec: 0, updatedAt: BEGIN };
    documents.set('enrollments/ana__c1/lessonProgress/l2', done);
    await expect(start()).resolves.toMatchObject({ attemptId: 'l1__1' });
  });

  it('goes on with the attempt that runs, in the same order', async () => {
    await start();
    const first = new Map(documents);
    later(5);
    await expect(start()).resolves.toMatchObject({ attemptId: 'l1__1' });
    expect(documents).toEqual(first);
  });

  it('gives the time that the author allows, on the server’s clock', async () => {
    documents = quizCourse({ timeLimitMin: 10 });
    await expect(start()).resolves.toEqual({
      attemptId: 'l1__1',
      now: BEGIN.toISOString(),
      deadlineAt: '2026-11-22T10:10:00.000Z',
    });
  });

  it('gives as many attempts as the author allows', async () => {
    documents = quizCourse({ maxAttempts: 2 });
    for (const attemptId of ['l1__1', 'l1__2']) {
      await expect(start()).resolves.toMatchObject({ attemptId });
      await submit(attemptId);
    }
    await expect(start()).rejects.toEqual(refused('conflict', 'attempts-spent'));
  });

  it('judges an attempt whose time has ended before the next begins', async () => {
    documents = quizCourse({ timeLimitMin: 10 });
    await start();
    answer(RIGHT);
    later(10.4);
    await expect(start()).resolves.toMatchObject({ attemptId: 'l1__1' });
    later(10.5);
    await expect(start()).resolves.toMatchObject({ attemptId: 'l1__2' });
    expect(documents.get(ATTEMPT)).toMatchObject({ status: 'passed', submittedAt: new Date('2026-11-22T10:10:00Z') });
  });

  it('tells the time of one attempt, and begins no other when that has ended', async () => {
    documents = quizCourse({ timeLimitMin: 10, maxAttempts: 2 });
    await start();
    answer(RIGHT);
    later(60);
    const again = startSchema.parse({ courseId: 'c1', lessonId: 'l1', attemptId: 'l1__1' });
    await expect(startAttempt(memoryStore(documents), again, caller('ana'), now)).resolves.toMatchObject({
      attemptId: 'l1__1',
      deadlineAt: '2026-11-22T10:10:00.000Z',
    });
    expect(documents.get(ATTEMPT)).toMatchObject({ status: 'passed' });
    expect(documents.has('enrollments/ana__c1/attempts/l1__2')).toBe(false);
  });

  it.each([
    ['to who is not enrolled', () => start('l1', 'bogdan'), 'no-access'],
    ['at a lesson that is no quiz', () => start('l2'), 'not-found'],
    ['at a lesson that is not there', () => start('l9'), 'not-found'],
  ])('is refused %s', async (_, begin, code) => {
    await expect(begin()).rejects.toEqual(refused(code));
  });

  it('is refused while the course is suspended, and once it was left', async () => {
    change('courses/c1', { status: 'suspended' });
    await expect(start()).rejects.toEqual(refused('no-access'));
    documents = quizCourse();
    change('enrollments/ana__c1', { status: 'withdrawn' });
    await expect(start()).rejects.toEqual(refused('no-access'));
  });

  it('is refused for a quiz without a right answer', async () => {
    const [first] = QUESTIONS;
    const unsolvable = [{ ...first, right: '' }] as typeof QUESTIONS;
    documents.set('courses/c1/versions/4/quizKeys/l1', { lessonId: 'l1', questions: questionsText(unsolvable) });
    await expect(start()).rejects.toEqual(refused('not-found'));
  });
});

describe('handing an attempt in', () => {
  beforeEach(() => start());

  it('judges what was answered, explains, and completes the lesson of who passes', async () => {
    answer(RIGHT);
    const score = { hundredths: 200, total: 2, pct: 100 };
    await expect(submit()).resolves.toEqual({ status: 'passed', score });
    expect(documents.get(ATTEMPT)).toMatchObject({ status: 'passed', score, submittedAt: BEGIN });
    expect(documents.get('enrollments/ana__c1/lessonProgress/l1')).toMatchObject({ state: 'completed' });
    expect(documents.get('enrollments/ana__c1')).toMatchObject({
      progress: { completed: 1, total: 2, pct: 50 },
      status: 'active',
    });
    expect(told('results', 'results')[0]).toMatchObject({ id: 'q1', hundredths: 100, question: { right: 'a' } });
  });

  it('fails who answers too little right, and leaves the lesson open', async () => {
    answer({ q1: '"a"', q2: '"what"' });
    await expect(submit()).resolves.toMatchObject({ status: 'failed', score: { hundredths: 100, pct: 50 } });
    expect(documents.has('enrollments/ana__c1/lessonProgress/l1')).toBe(false);
  });

  it('says the same when asked again, whatever was written meanwhile', async () => {
    const first = await submit();
    answer(RIGHT);
    await expect(submit()).resolves.toEqual(first);
  });

  it('judges by the quiz that the attempt began with', async () => {
    answer(RIGHT);
    const others = QUESTIONS.map((question) => (question.type === 'single' ? { ...question, right: 'c' } : question));
    documents.set('courses/c1/versions/4/quizKeys/l1', { lessonId: 'l1', questions: questionsText(others) });
    await expect(submit()).resolves.toMatchObject({ status: 'passed' });
  });

  it('completes the course with its last lesson, and counts a lesson once', async () => {
    change('enrollments/ana__c1', { progress: { completed: 1, total: 2, pct: 50 } });
    answer(RIGHT);
    await submit();
    expect(documents.get('enrollments/ana__c1')).toMatchObject({ status: 'completed', progress: { pct: 100 } });
    await start();
    change('enrollments/ana__c1/attempts/l1__2', { answers: RIGHT });
    await submit('l1__2');
    expect(documents.get('enrollments/ana__c1')).toMatchObject({ progress: { completed: 2, total: 2, pct: 100 } });
  });

  it('is refused to everybody else', async () => {
    await expect(submit('l1__1', 'bogdan')).rejects.toEqual(refused('not-found'));
    await expect(submit('l1__9')).rejects.toEqual(refused('not-found'));
  });
});

describe('explanations', () => {
  it.each([
    ['never', RIGHT, false],
    ['passed', {}, false],
    ['passed', RIGHT, true],
  ] as const)('are told as the author chose: %s, after %j: %s', async (explains, answers, isTold) => {
    documents = quizCourse({ explains });
    await start();
    answer({ ...answers });
    await submit();
    expect(String(documents.get(`${ATTEMPT}/papers/results`)?.results).includes('Fiindcă da.')).toBe(isTold);
  });
});

describe('a request that is none', () => {
  const SOUND = { courseId: 'c1', attemptId: 'l1__1' };

  it.each([
    ['names an attempt by a path', { attemptId: '../../users/ana' }],
    ['names an attempt of 1 MB', { attemptId: 'a'.repeat(1_000_000) }],
    ['names no attempt', { attemptId: undefined }],
    ['names an attempt by a number', { attemptId: 7 }],
    ['brings its answers along', { answers: RIGHT }],
    ['brings its score along', { score: { hundredths: 200, total: 2, pct: 100 } }],
    ['says when it was handed in', { submittedAt: '2025-11-22T10:00:00Z' }],
  ])('is refused when it %s', (_, more) => {
    expect(submitSchema.safeParse({ ...SOUND, ...more }).success).toBe(false);
  });

  it('counts nothing for an answer to a question that was never asked', async () => {
    await start();
    answer({ q1: '"a"', q9: 'true', __proto__x: '"a"' });
    await expect(submit()).resolves.toMatchObject({ score: { hundredths: 100, total: 2, pct: 50 } });
  });

  it.each(['', '{', '[[[[', '{"a":1}', '"'.repeat(2000), 'null'])(
    'counts nothing for an answer that is %j, and judges the others',
    async (broken) => {
      await start();
      answer({ q1: '"a"', q2: broken });
      await expect(submit()).resolves.toMatchObject({ score: { hundredths: 100, total: 2, pct: 50 } });
    },
  );
});
