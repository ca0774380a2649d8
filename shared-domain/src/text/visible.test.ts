import { hasVisible, isTitle, tidied, tidiedLines } from './visible.ts';

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

describe('tidiedLines', () => {
  it.each([
    ['Predau.\r\n\r\nDe zece\u202e ani. ', 'Predau.\n\nDe zece ani.'],
    ['\u200b\n \u2800\nLitere', 'Litere'],
    [' \n\u200b', ''],
  ])('keeps of %j what is seen, line by line', (text, kept) => {
    expect(tidiedLines(text)).toBe(kept);
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
