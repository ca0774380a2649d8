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
