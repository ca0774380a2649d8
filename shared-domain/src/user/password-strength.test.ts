import { passwordStrength } from './password-strength.ts';

describe('passwordStrength', () => {
  it.each([
    ['', 'short'],
    ['Aa1!Aa1', 'short'],
    ['aaaaaaaa', 'fair'],
    ['o parolă lungă', 'good'],
    ['bunica are trei pisici', 'strong'],
    ['șțăîâșțăîâ', 'fair'],
  ])('"%s" is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
