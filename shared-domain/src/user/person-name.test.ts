import { EVERY_TEXT } from '../text/testing/bad-texts.ts';
import { isPersonName, nameProblem } from './person-name.ts';
import { HONEST_NAMES, REFUSED_NAMES } from './testing/names.ts';

describe('isPersonName', () => {
  it.each(HONEST_NAMES)('takes %j', (name) => {
    expect(isPersonName(name)).toBe(true);
  });
  it.each(REFUSED_NAMES)('refuses %j', (name) => {
    expect(isPersonName(name)).toBe(false);
  });
});

describe('a typed name', () => {
  it.each([
    ['  Ana Pop ', undefined],
    ['   ', 'nameMissing'],
    ['a'.repeat(80), undefined],
    ['a'.repeat(81), 'nameLong'],
    ['12345', 'nameUnfit'],
  ] as const)('%j has the problem %j', (typed, problem) => {
    expect(nameProblem(typed)).toBe(problem);
  });
});

/** Characters that are invisible, change the direction of a line or look like others. */
const DISGUISES = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uff00-\uffef]/u;
const inAlphabets = (name: string) =>
  [/\p{Script=Latin}/u, /\p{Script=Arabic}/u].filter((one) => one.test(name)).length;

describe('any text as a name', () => {
  it('is taken when it is visible, in one alphabet, and has a letter, whatever it says', () => {
    for (const text of EVERY_TEXT) {
      const name = text.trim();
      const isFit = /\p{L}/u.test(name) && inAlphabets(name) === 1 && !DISGUISES.test(name);
      expect([name, isPersonName(name)]).toEqual([name, isFit]);
    }
  });
});
