import {
  addedUp,
  type Counts,
  lessonFigures,
  type Question,
  questionFigures,
  questionsText,
} from '@cursiv/shared-domain';
import { QUESTIONS, quizCourse } from '../quizzes/testing/quiz-course.ts';
import { memoryStore } from '../store/memory-store.ts';
import { type AttemptPart, countAttempts } from './count-attempts.ts';
import { countLessons } from './count-lessons.ts';
import { placeOf, shardOf } from './figure-places.ts';
import { forgetLearner } from './forget-learner.ts';
import { recountFigures } from './recount-figures.ts';

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = quizCourse();
});

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 10, minutes));
const progressPath = (uid: string, lessonId: string) => `enrollments/${uid}__c1/lessonProgress/${lessonId}`;
const enrol = (uid: string) =>
  documents.set(`enrollments/${uid}__c1`, { ...documents.get('enrollments/ana__c1'), uid });

/** A learner is now so far in a lesson. */
const learn = (uid: string, lessonId: string, fields: object) => {
  enrol(uid);
  documents.set(progressPath(uid, lessonId), {
    ...{ lessonId, state: 'in_progress', positionSec: 0, updatedAt: at(0), startedAt: at(0) },
    ...fields,
  });
};
const count = (uid: string, lessonId: string) =>
  countLessons(memoryStore(documents), 'c1', shardOf(uid), [{ uid, lessonId }]);
const counts = (group: string): Counts =>
  addedUp(
    [...documents]
      .filter(([path]) => path.startsWith(`courses/c1/figures/${group}__`))
      .map(([, fields]) => ({ counts: fields.counts as Counts })),
  );
const lessons = () => lessonFigures(counts('.lessons'));

describe('the figures of lessons', () => {
  it('count who opens and finishes a lesson, in which language, and the time it takes', async () => {
    learn('ana', 'l1', { locale: 'ro', readLocale: 'ro', state: 'completed', completedAt: at(4) });
    learn('bogdan', 'l1', { locale: 'en', readLocale: 'ro' });
    await count('ana', 'l1');
    await count('bogdan', 'l1');
    expect(lessons().get('l1')).toMatchObject({
      opened: 2,
      finished: 1,
      byLanguage: { ro: { opened: 2, finished: 1 }, en: { opened: 0 } },
      missed: { ro: 0, en: 1 },
    });
    expect(lessons().get('l1')?.medianSec).toBeGreaterThan(180);
    expect(lessons().get('l1')?.medianSec).toBeLessThanOrEqual(300);
  });

  it('are the same when an event is reported again, late, or together with others', async () => {
    learn('ana', 'l1', { locale: 'ro', readLocale: 'ro' });
    await count('ana', 'l1');
    learn('ana', 'l1', { locale: 'ro', readLocale: 'ro', state: 'completed', completedAt: at(2) });
    const both = { uid: 'ana', lessonId: 'l1' };
    await countLessons(memoryStore(documents), 'c1', shardOf('ana'), [both, both, { uid: 'ana', lessonId: 'l2' }]);
    await count('ana', 'l1');
    expect(lessons().get('l1')).toMatchObject({ opened: 1, finished: 1 });
    expect(lessons().has('l2')).toBe(false);
  });

  it('go back when a lesson is opened again, and lose a learner who is forgotten', async () => {
    learn('ana', 'l1', { state: 'completed', completedAt: at(2) });
    await count('ana', 'l1');
    learn('ana', 'l1', {});
    await count('ana', 'l1');
    expect(lessons().get('l1')).toMatchObject({ opened: 1, finished: 0, medianSec: undefined });
    await forgetLearner(memoryStore(documents), 'c1', 'ana');
    expect(counts('.lessons')).toEqual({});
    expect([...documents.keys()].filter((path) => path.includes('/shares/'))).toEqual([]);
  });

  it('give nobody more than one, whatever they claim', async () => {
    for (let visit = 0; visit < 20; visit += 1) {
      learn('ana', 'l1', {
        locale: visit % 2 ? 'ro' : 'en',
        readLocale: 'ro',
        state: visit % 3 ? 'completed' : 'in_progress',
      });
      await count('ana', 'l1');
    }
    const { opened, finished } = lessons().get('l1') ?? {};
    expect([opened, finished]).toEqual([1, 1]);
  });
});

/** The learner's attempt, judged. */
const attempt = (uid: string, number: number, answers: Record<string, string>, questions: Question[] = QUESTIONS) => {
  enrol(uid);
  const path = `enrollments/${uid}__c1/attempts/l1__${number}`;
  documents.set(path, {
    ...{ lessonId: 'l1', number, status: 'failed', questionIds: questions.map(({ id }) => id), answers, answered: '' },
    settings: { passPct: 70, maxAttempts: 0, timeLimitMin: 0, shuffles: true, explains: 'always' },
    ...{ startedAt: at(0), updatedAt: at(1) },
  });
  documents.set(`${path}/papers/key`, { lessonId: 'l1', questions: questionsText(questions) });
};
const judged = (...parts: AttemptPart[]) =>
  Promise.all(parts.map((part) => countAttempts(memoryStore(documents), placeOf('c1', 'l1', part.uid), [part])));
const questions = () => questionFigures(counts('l1'));

describe('the figures of questions', () => {
  it('tell how many were asked, answered and were right, and what most chose instead', async () => {
    attempt('ana', 1, { q1: '"b"', q2: 'true' });
    attempt('bogdan', 1, { q1: '"b"' });
    attempt('clara', 1, { q1: '"c"', q2: 'false' });
    await judged(...['ana', 'bogdan', 'clara'].map((uid) => ({ uid, attemptId: 'l1__1' })));
    expect(questions().get('q1')).toEqual({ asked: 3, answered: 3, right: 0, mostWrong: { answer: 'b', count: 2 } });
    expect(questions().get('q2')).toEqual({
      asked: 3,
      answered: 2,
      right: 1,
      mostWrong: { answer: 'false', count: 1 },
    });
  });

  it('take the first answer of each person, in any order and however often they are told', async () => {
    attempt('ana', 1, { q1: '"b"' });
    attempt('ana', 2, { q1: '"a"' });
    const parts = [2, 1, 2].map((number) => ({ uid: 'ana', attemptId: `l1__${number}` }));
    await countAttempts(memoryStore(documents), placeOf('c1', 'l1', 'ana'), parts);
    await judged(...parts);
    expect(questions().get('q1')).toMatchObject({ asked: 1, right: 0, mostWrong: { answer: 'b' } });
  });

  it('leave out what is no answer, and count typed answers by themselves only as far as there is room', async () => {
    const typed: Question = {
      ...{ id: 'q3', type: 'short', prompt: { ro: 'Cât?' }, explanation: {}, points: 1, ignoresDiacritics: true },
      accepted: { ro: ['cinci'] },
    };
    for (let person = 0; person < 400; person += 1) {
      const uid = `p${person}`;
      attempt(uid, 1, { q3: JSON.stringify(`greșit ${person}`), q1: '{"not": "an answer"}' }, [typed]);
      await judged({ uid, attemptId: 'l1__1' });
    }
    expect(Object.keys(counts('l1')).length).toBeLessThan(8 * 25 + 3);
    expect(questions().get('q3')).toMatchObject({ asked: 400, answered: 400, right: 0 });
    expect(questions().has('q1')).toBe(false);
  });
});

describe('counting anew', () => {
  it('comes to the same figures, and corrects those that are wrong', async () => {
    learn('ana', 'l1', { locale: 'en', readLocale: 'ro', state: 'completed', completedAt: at(4) });
    learn('bogdan', 'l2', {});
    attempt('ana', 1, { q1: '"b"' });
    await count('ana', 'l1');
    await count('bogdan', 'l2');
    await judged({ uid: 'ana', attemptId: 'l1__1' });
    const right = [counts('.lessons'), counts('l1')];
    await recountFigures(memoryStore(documents), 'c1');
    expect([counts('.lessons'), counts('l1')]).toEqual(right);

    documents.set(`courses/c1/figures/.lessons__${shardOf('ana')}`, {
      group: '.lessons',
      counts: { 'l1:opened:ro:ro': 99 },
    });
    documents.delete(`courses/c1/shares/.lessons__bogdan`);
    documents.set('courses/c1/shares/.lessons__gone', {
      ...{ uid: 'gone', group: '.lessons', shard: shardOf('gone'), keys: ['l1:opened:ro:ro'] },
    });
    await recountFigures(memoryStore(documents), 'c1');
    expect([counts('.lessons'), counts('l1')]).toEqual(right);
  });
});
