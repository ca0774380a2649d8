import { isQuestionFoundBy, listedQuestionKeyFor, listedQuestionKeysOf } from './listed-question-search.ts';

const QUESTION = {
  authorName: 'Ilinca Țurcanu',
  courseTitle: { ro: 'Scrisul de mână', en: 'Handwriting' },
  lessonTitle: { ro: 'Ritmul literelor' },
  text: 'De ce se împrăștie cerneala?',
};

/** As the list asks: one key of the database, then the whole query. */
const isFound = (query: string) => {
  const key = listedQuestionKeyFor(query);
  return key !== undefined && listedQuestionKeysOf(QUESTION).includes(key) && isQuestionFoundBy(query, QUESTION);
};

describe('a question under a lesson', () => {
  it.each(['ilin', 'Ţurcanu', 'handw', 'ritm', 'CERNEALA', 'ilinca cerneala', 'mana imprastie'])(
    'is found by “%s”',
    (query) => expect(isFound(query)).toBe(true),
  );

  it.each(['dan', 'ilinca pictura', 'cernel'])('is not found by “%s”', (query) => expect(isFound(query)).toBe(false));

  it('has fewer keys than its longest text has words, and those of its names', () => {
    const text = Array.from({ length: 900 }, (_, at) => `cuv${at}`).join(' ');
    expect(listedQuestionKeysOf({ ...QUESTION, text }).length).toBeLessThan(1_000);
  });
});
