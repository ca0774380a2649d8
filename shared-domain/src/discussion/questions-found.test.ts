import type { LessonQuestion } from './lesson-question.ts';
import { type QuestionFilter, questionsFound } from './questions-found.ts';

const question = (id: string, changes: Partial<LessonQuestion> = {}): LessonQuestion => ({
  ...{ id, courseId: 'c1', lessonId: 'l1', uid: 'ana', authorName: 'Ana Pop', isTeacher: false, locale: 'ro' },
  ...{ text: 'De ce învățăm așa?', status: 'published', rev: 1, answerCount: 0, followerCount: 1, isWaiting: true },
  ...{ createdAt: new Date(0), updatedAt: new Date(0) },
  ...changes,
});
const QUESTIONS = [
  question('a'),
  question('b', { uid: 'dan', authorName: 'Dan', text: 'And **why** so?', locale: 'en', rightAnswerId: 'x' }),
  question('c', { passage: { quote: 'Apasă ușor', prefix: '', suffix: '', locale: 'ro' }, text: 'Cât?' }),
];
const found = (filter: Partial<QuestionFilter>) =>
  questionsFound(QUESTIONS, { query: '', ...filter }, { uid: 'dan', followed: new Set(['c']) }).map(({ id }) => id);

it('questions are found by their words, their passage and who asks, with or without diacritics', () => {
  expect(found({})).toEqual(['a', 'b', 'c']);
  expect(found({ query: 'INVAT' })).toEqual(['a']);
  expect(found({ query: 'usor' })).toEqual(['c']);
  expect(found({ query: 'pop ana' })).toEqual(['a', 'c']);
  expect(found({ query: 'pop why' })).toEqual([]);
});

it('questions are chosen by language, and as solved, own or followed', () => {
  expect(found({ locale: 'en' })).toEqual(['b']);
  expect(found({ kind: 'solved' })).toEqual(['b']);
  expect(found({ kind: 'own' })).toEqual(['b']);
  expect(found({ kind: 'followed' })).toEqual(['c']);
  expect(found({ kind: 'followed', locale: 'en' })).toEqual([]);
});
