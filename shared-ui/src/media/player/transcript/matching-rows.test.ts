import { matchingRows } from './matching-rows.ts';
import { rowsOf } from './rows.ts';

const line = (start: number, text: string) => ({ start, end: start + 1, text });
const ro = { language: 'ro', lines: [line(1, 'Inspiră pe șase timpi.'), line(3, 'Expiră pe şase.'), line(5, 'Gata.')] };
const en = {
  language: 'en',
  lines: [line(0, 'Hello.'), line(1.2, 'Breathe in'), line(2, 'for six.'), line(5, 'Done.')],
};

describe('a transcript in two languages', () => {
  it('puts what is said at the same moment into one row', () => {
    expect(rowsOf([ro, en]).map(({ start, texts }) => [start, ...texts.map(({ text }) => text)])).toEqual([
      [0, 'Hello.'],
      [1, 'Inspiră pe șase timpi.', 'Breathe in for six.'],
      [3, 'Expiră pe şase.', ''],
      [5, 'Gata.', 'Done.'],
    ]);
  });

  it('is that of one language where there is no other', () => {
    expect(rowsOf([ro]).map(({ texts }) => texts)).toEqual(ro.lines.map(({ text }) => [{ language: 'ro', text }]));
    expect(rowsOf([])).toEqual([]);
  });
});

describe('search in a transcript', () => {
  const starts = (searched: string) => matchingRows(rowsOf([ro, en]), searched).map(({ start }) => start);

  it('finds words however their diacritics are written, in either language', () => {
    expect(starts('SASE')).toEqual([1, 3]);
    expect(starts('șase')).toEqual([1, 3]);
    expect(starts('for SIX')).toEqual([1]);
  });

  it('shows every row while nothing is searched', () => {
    expect(starts('  ')).toHaveLength(4);
  });

  it('takes what is typed literally', () => {
    expect(starts('.*')).toEqual([]);
  });
});
