import { isPersonName } from './person-name.ts';
import { HONEST_NAMES, REFUSED_NAMES } from './testing/names.ts';

describe('isPersonName', () => {
  it.each(HONEST_NAMES)('takes %j', (name) => {
    expect(isPersonName(name)).toBe(true);
  });
  it.each(REFUSED_NAMES)('refuses %j', (name) => {
    expect(isPersonName(name)).toBe(false);
  });
});
