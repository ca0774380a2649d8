import { judgePassword } from './password-strength.ts';

describe('judgePassword', () => {
  it.each([
    ['', undefined, 8],
    ['Aa1!Aa1', 'short', 1],
    ['aaaaaaaa', 'fair', 0],
    ['o parolă lungă', 'good', 0],
    ['bunica are trei pisici', 'strong', 0],
    ['șțăîâșțăîâ', 'fair', 0],
  ])('finds "%s" %s, with %d characters missing', (password, strength, missing) => {
    expect(judgePassword(password)).toEqual({ strength, missing });
  });
});
