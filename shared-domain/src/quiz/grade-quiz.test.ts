import * as fc from 'fast-check';
import { type Answer, answerText } from './answer.ts';
import { askQuestions } from './asked-question.ts';
import { gradeQuiz, hundredthsFor } from './grade-quiz.ts';
import type { Question } from './question-schema.ts';
import { anyQuestion } from './testing/any-question.ts';

const common = { id: 'q1', prompt: { ro: 'Ce?' }, explanation: {}, points: 2 };
const line = (id: string) => ({ id, text: { ro: id }, explanation: {} });
const worth = (question: Question, answer: Answer) => hundredthsFor(question, answerText(answer));

const multiple: Question = {
  ...common,
  type: 'multiple',
  options: ['a', 'b', 'c', 'd'].map(line),
  right: ['a', 'b'],
};
const ordering: Question = { ...common, type: 'ordering', items: ['a', 'b', 'c', 'd'].map(line) };
const matching: Question = {
  ...common,
  type: 'matching',
  pairs: [
    { id: 'l1', left: { ro: 'Cluj' }, answerId: 'r1', right: { ro: 'oraș' } },
    { id: 'l2', left: { ro: 'Mureș' }, answerId: 'r2', right: { ro: 'râu' } },
    { id: 'l3', left: { ro: 'Arad' }, answerId: 'r3', right: { ro: 'oraș' } },
    { id: 'l4', left: { ro: 'Ceahlău' }, answerId: 'r4', right: { ro: 'munte' } },
  ],
};
const short = (ignoresDiacritics: boolean): Question => ({
  ...common,
  type: 'short',
  accepted: { ro: ['București'], en: ['Bucharest'] },
  ignoresDiacritics,
});

/** The answer that is right. */
function rightAnswer(question: Question): Answer {
  switch (question.type) {
    case 'short':
      return question.accepted.ro?.[0] ?? '';
    case 'ordering':
      return question.items.map(({ id }) => id);
    case 'matching':
      return Object.fromEntries(question.pairs.map(({ id, answerId }) => [id, answerId]));
    default:
      return question.right;
  }
}

describe('grading', () => {
  it('gives full points for right answers, in whatever order they were asked', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyQuestion('ro'), { selector: ({ id }) => id, minLength: 1 }), (questions) => {
        const answers = Object.fromEntries(
          questions.map((question) => [question.id, answerText(rightAnswer(question))]),
        );
        expect(gradeQuiz(questions, answers)).toEqual({
          hundredths: 100 * questions.length,
          total: questions.length,
          pct: 100,
        });
      }),
    );
  });

  it('takes any answer, however malformed, and never gives less than nothing or more than all', () => {
    fc.assert(
      fc.property(anyQuestion('ro'), fc.oneof(fc.string(), fc.json()), (question, answer) => {
        const points = hundredthsFor(question, answer);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(100);
      }),
    );
  });

  it.each([
    [['a', 'b'], 200],
    [['a'], 100],
    [['a', 'c'], 0],
    [['a', 'b', 'c'], 100],
    [['a', 'b', 'c', 'd'], 0],
    [['a', 'a', 'a'], 100],
  ])('counts wrong choices against right ones: %j', (chosen, points) => {
    expect(worth(multiple, chosen)).toBe(points);
  });

  it('counts items in their place', () => {
    expect(worth(ordering, ['a', 'c', 'b', 'd'])).toBe(100);
    expect(worth(ordering, ['d'])).toBe(0);
  });

  it('counts pairs, and either of two equal right sides', () => {
    expect(worth(matching, { l1: 'r3', l2: 'r2', l3: 'r1' })).toBe(150);
    expect(worth(matching, { l1: 'constructor' })).toBe(0);
  });

  it('is blind to case, blanks and cedillas, and to diacritics where the author says so', () => {
    for (const spelling of ['București', ' bucurești ', 'BUCUREŞTI', 'Bucharest']) {
      expect(worth(short(false), spelling)).toBe(200);
    }
    expect(worth(short(false), 'Bucuresti')).toBe(0);
    expect(worth(short(true), 'bucuresti')).toBe(200);
    expect(worth(short(true), '')).toBe(0);
  });

  it('rounds down, so that nobody passes by a hair', () => {
    const questions = ['a', 'b', 'c'].map((id): Question => ({ ...common, id, type: 'trueFalse', right: true }));
    expect(gradeQuiz(questions, { a: 'true', b: 'true' }).pct).toBe(66);
    expect(gradeQuiz([], {})).toEqual({ hundredths: 0, total: 0, pct: 0 });
  });
});

describe('what learners are asked', () => {
  const random = () => 0.3;

  it('says nothing of the answers', () => {
    const asked = askQuestions([multiple, ordering, matching, short(true)], true, random);
    const words = JSON.stringify(asked);
    for (const secret of ['right"', 'accepted', 'explanation', 'București', 'answerId'])
      expect(words).not.toContain(secret);
  });

  it('keeps the author’s order where nothing is shuffled, but never shows what is to be ordered in order', () => {
    const [first, second] = askQuestions([multiple, ordering], false, random);
    expect(first?.type === 'multiple' && first.options.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(second?.type === 'ordering' && second.items.map(({ id }) => id)).not.toEqual(['a', 'b', 'c', 'd']);
  });
});
