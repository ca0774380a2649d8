import { matchesQuery } from './folded.ts';
import { textKeyFor, textKeysOf } from './text-keys.ts';

const course = ['Învață să povestești, ședință cu ședință', 'Learn to tell a story'];
const name = ['Ana Anatol'];
const numbered = ['De la A la Z, seria 120'];

/** As first the database and then the list decide. */
const isFound = (query: string, texts: readonly string[]) => {
  const key = textKeyFor(query);
  return (key === undefined || textKeysOf(texts).includes(key)) && matchesQuery(query, texts);
};

describe('looking for names and titles', () => {
  it.each([
    ['sedinta', course],
    ['ŞEDINŢĂ', course],
    ['povest', course],
    ['i', course],
    ['sa', course],
    ['sa inv', course],
    ['ședință învață', course],
    ['a story', course],
    ['story povestesti', course],
    ['ana anatol', name],
    ['anatol', name],
    ['seria 120', numbered],
    ['seria 12', numbered],
    ['1 seria', numbered],
    ['de 1', numbered],
    ['', course],
    [' – ', course],
  ])('finds them by "%s"', (query, texts) => {
    expect(isFound(query, texts)).toBe(true);
  });

  it.each([
    ['edinta', course],
    ['story maria', course],
    ['tory', course],
    ['ana maria', name],
    ['seria 2', numbered],
  ])('does not find them by "%s"', (query, texts) => {
    expect(isFound(query, texts)).toBe(false);
  });

  it('tells what shares one of two words apart by one key', () => {
    const key = textKeyFor('calcul tabelar');
    expect(textKeysOf(['Calcul mintal'])).not.toContain(key);
    expect(textKeysOf(['Raport tabelar'])).not.toContain(key);
    expect(textKeysOf(['Tabelar, dar și calcul'])).toContain(key);
    expect(textKeysOf(['Seria 7'])).not.toContain(textKeyFor('seria 12'));
  });

  it('keeps few keys, however long the titles', () => {
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
    const manyWords = letters.map((letter) => `${letter}xyz`).join(' ');
    expect(textKeysOf([manyWords.slice(0, 120), manyWords.slice(-120)]).length).toBeLessThan(500);
    expect(textKeysOf(['Calcul tabelar pentru rapoarte', 'Spreadsheets for reports']).length).toBeLessThan(100);
  });
});
