import { hasVisible, isTitle, tidied } from './visible.ts';

describe('isTitle', () => {
  it.each(['', 'Scris de mână', 'C++ 👩‍🏫', '2026'])('takes %j', (line) => {
    expect(isTitle(line)).toBe(true);
  });
  it.each(['  ', '\u200b', '\u2800', '\u3164', 'Curs\u202e', 'două\nrânduri', 'a\u0000'])('refuses %j', (line) => {
    expect(isTitle(line)).toBe(false);
  });
});

describe('tidied', () => {
  it.each([
    ['Scris\u00adul de\tmână\u200b', 'Scrisul de mână'],
    ['Curs \u202e👩‍🏫', 'Curs 👩‍🏫'],
    [' \u2060 ', ''],
  ])('keeps of %j what is seen', (line, kept) => {
    expect(tidied(line)).toBe(kept);
    expect(isTitle(kept)).toBe(true);
  });
});

describe('hasVisible', () => {
  it('sees pictures and words on several lines', () => {
    expect(['👍', 'a\nb', '.'].every(hasVisible)).toBe(true);
  });
  it('sees nothing in blanks and zero widths', () => {
    expect([' \n\u00a0', '\u200b\u2060', '\u0301'].some(hasVisible)).toBe(false);
  });
});
