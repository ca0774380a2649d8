import { inOtherSpelling } from './old-spelling.ts';
import { stem } from './stem.ts';

describe('stem', () => {
  it.each([
    ['dormit', 'dormi'],
    ['insomnie', 'insomnia'],
    ['insomnie', 'insomnii'],
    ['tabele', 'tabelelor'],
    ['cursuri', 'cursurile'],
    ['negociere', 'negocierii'],
    ['sleeping', 'sleep'],
    ['spreadsheets', 'spreadsheet'],
    ['fotografii', 'fotografie'],
    ['saptamani', 'saptamana'],
  ])('%s and %s are forms of one word', (one, other) => expect(stem(one)).toBe(stem(other)));

  it.each([
    ['somn', 'soare'],
    ['carte', 'cartof'],
    ['python', 'pyjamas'],
    ['mare', 'mar'],
  ])('%s and %s are not', (one, other) => expect(stem(one)).not.toBe(stem(other)));

  it('changes nothing a second time', () => {
    for (const word of ['dormitului', 'negotiations', 'cititoarelor', 'aaaaaaaa', 'sssssss', 'x', ''])
      expect(stem(stem(word))).toBe(stem(word));
  });
});

it('knows how a word was written before 1993, and leaves the first and the last letter alone', () => {
  expect(inOtherSpelling('săptămâni')).toBe('săptămîni');
  expect(inOtherSpelling('cîine')).toBe('câine');
  expect(inOtherSpelling('în România hotărî')).toBe('în Romînia hotărî');
});
