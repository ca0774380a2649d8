import { folded, matchesQuery } from './folded.ts';

describe('folded', () => {
  it.each([
    ['Învață în ȘAPTE zile', 'invata in sapte zile'],
    ['ţară, şură', 'tara, sura'],
    ['Âncora și ăla', 'ancora si ala'],
    ['s\u0326i t\u0326ara', 'si tara'],
    ['Ştiinţă, ﬁn, İstanbul', 'stiinta, fin, istanbul'],
    ['\u200bzero \u202ertl', 'zero rtl'],
  ])('takes %s without case and diacritics, comma-below and cedilla alike', (text, plain) => {
    expect(folded(text)).toBe(plain);
  });
});

describe('what is folded', () => {
  it('stays as it is when it is folded again, whatever the letters were', () => {
    for (let start = 0; start < 0x20000; start += 64) {
      const text = String.fromCodePoint(...Array.from({ length: 64 }, (_, index) => start + index)).toWellFormed();
      expect(folded(folded(text))).toBe(folded(text));
    }
  });
});

describe('matchesQuery', () => {
  const texts = ['Somn mai bun în patru săptămâni', 'Obiceiuri mici', 'Ilinca Șerban'];

  it.each(['saptamani', 'SĂPTĂM', 'serban somn', 'obic', '', '  – '])('finds the text by "%s"', (query) => {
    expect(matchesQuery(query, texts)).toBe(true);
  });

  it.each(['python', 'omn', 'somn adânc'])('does not find it by "%s"', (query) => {
    expect(matchesQuery(query, texts)).toBe(false);
  });
});
