import { matchingLines } from './matching-lines.ts';

const line = (start: number, text: string) => ({ start, end: start + 1, text });
const lines = [line(0, 'Inspiră pe șase timpi.'), line(1, 'Expiră pe şase.'), line(2, 'Breathe out slowly.')];

describe('search in a transcript', () => {
  it('finds words however their diacritics are written', () => {
    expect(matchingLines(lines, 'SASE').map(({ start }) => start)).toEqual([0, 1]);
    expect(matchingLines(lines, 'șase').map(({ start }) => start)).toEqual([0, 1]);
  });
  it('shows every line while nothing is searched', () => {
    expect(matchingLines(lines, '  ')).toHaveLength(3);
  });
  it('takes what is typed literally', () => {
    expect(matchingLines(lines, '.*')).toEqual([]);
  });
});
