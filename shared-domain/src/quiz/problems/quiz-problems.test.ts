import type { Question } from '../question-schema.ts';
import { quizProblems } from './quiz-problems.ts';

const line = (id: string, ro = id) => ({ id, text: { ro }, explanation: {} });
const question = (more: Partial<Extract<Question, { type: 'single' }>> = {}): Question => ({
  id: 'q1',
  type: 'single',
  prompt: { ro: 'Ce?' },
  explanation: {},
  points: 1,
  options: [line('a'), line('b')],
  right: 'a',
  ...more,
});

describe('what keeps a quiz from being taken', () => {
  it('is nothing when every question can be asked', () => {
    expect(quizProblems([question()], 'ro')).toEqual([]);
  });

  it.each<[string, Question[], object]>([
    ['no question at all', [], { code: 'no-questions' }],
    ['a question without words', [question({ prompt: { en: 'What?' } })], { code: 'no-prompt', questionId: 'q1' }],
    ['no right answer', [question({ right: '' })], { code: 'no-right-answer', questionId: 'q1' }],
    ['a right answer that was removed', [question({ right: 'z' })], { code: 'no-right-answer', questionId: 'q1' }],
    [
      'an option without words',
      [question({ options: [line('a'), line('b', ' '), line('c')] })],
      { code: 'empty-line', questionId: 'q1', lineId: 'b' },
    ],
    [
      'two options that say the same',
      [question({ options: [line('a'), line('b', 'A ')] })],
      { code: 'same-line', questionId: 'q1', lineId: 'b' },
    ],
    [
      'an option that nobody sees',
      [question({ options: [line('a'), line('b', '\u200b'), line('c')] })],
      { code: 'empty-line', questionId: 'q1', lineId: 'b' },
    ],
    [
      'two options that look the same',
      [question({ options: [line('a'), line('b', 'a\u200b')] })],
      { code: 'same-line', questionId: 'q1', lineId: 'b' },
    ],
    ['a single option', [question({ options: [line('a')] })], { code: 'too-few-lines', questionId: 'q1' }],
  ])('is %s', (_, questions, problem) => {
    expect(quizProblems(questions, 'ro')).toEqual([problem]);
  });

  it('is a short answer without a spelling, and a pair without a right side', () => {
    const common = { id: 'q1', prompt: { ro: 'Ce?' }, explanation: {}, points: 1 };
    const short: Question = { ...common, type: 'short', accepted: { ro: [' '] }, ignoresDiacritics: true };
    const pairs = ['1', '2'].map((id) => ({
      id,
      left: { ro: id },
      answerId: `r${id}`,
      right: { ro: id === '1' ? 'x' : '' },
    }));
    expect(quizProblems([short], 'ro')).toEqual([{ code: 'no-spelling', questionId: 'q1' }]);
    expect(quizProblems([{ ...common, type: 'matching', pairs }], 'ro')).toEqual([
      { code: 'empty-line', questionId: 'q1', lineId: 'r2' },
    ]);
  });
});
