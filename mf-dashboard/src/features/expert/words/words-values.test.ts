import { expertSchema } from '@cursiv/shared-domain';
import { wordsOf, wordsProblems, wordsValues } from './words-values.ts';

const typed = {
  headline: { ro: ' Scris de mână ', en: '' },
  bio: { ro: 'Predau caligrafie.', en: ' ' },
  topics: { ro: 'Litere, , Peniță;Cerneală', en: '' },
  languages: ['ro'],
  languageLevels: { ro: 'native' as const, de: 'B1' as const },
  categoryIds: ['arts' as const],
};
const stored = (words: object) =>
  expertSchema.parse({
    ...{ id: 'ana', displayName: 'Ana', timeZone: 'UTC', status: 'draft', ratingAvg: 0, ratingCount: 0, offerings: {} },
    ...words,
  });

describe('the words of an expert', () => {
  it('are stored tidy, without the language in which nothing is said', () => {
    expect(wordsOf(typed)).toEqual({
      headline: { ro: 'Scris de mână' },
      bio: { ro: 'Predau caligrafie.' },
      topics: { ro: ['Litere', 'Peniță', 'Cerneală'] },
      languages: ['ro'],
      languageLevels: { ro: 'native' },
      categoryIds: ['arts'],
    });
  });

  it('are typed again as they were stored', () => {
    const words = wordsOf(typed);
    expect(wordsOf(wordsValues(stored(words)))).toEqual(words);
  });

  it('may be missing in a draft, not on a page for others', () => {
    const nothing = wordsValues(undefined);
    expect(wordsProblems(nothing, 'draft')).toEqual({});
    expect(wordsProblems(nothing, 'others')).toEqual({
      headline: 'headlineMissing',
      bio: 'bioMissing',
      languages: 'languageMissing',
      categoryIds: 'categoryMissing',
    });
    expect(wordsProblems(typed, 'others')).toEqual({});
  });

  it('name at most twelve topics, each of forty characters', () => {
    const topics = (ro: string) => wordsProblems({ ...typed, topics: { ro, en: '' } }, 'draft');
    expect(topics(Array.from({ length: 12 }, (_, n) => `t${n}`).join())).toEqual({});
    expect(topics(Array.from({ length: 13 }, (_, n) => `t${n}`).join())).toEqual({ topics: 'topicsTooMany' });
    expect(topics('a'.repeat(40))).toEqual({});
    expect(topics('a'.repeat(41))).toEqual({ topics: 'topicTooLong' });
  });
});
