import { passwordProblem } from './password-problem.ts';
import { judgePassword } from './password-strength.ts';

describe('passwordProblem', () => {
  it.each([
    ['', 'passwordMissing'],
    ['1234567', 'passwordShort'],
    ['12345678', undefined],
    ['x'.repeat(128), undefined],
    ['x'.repeat(129), 'passwordLong'],
  ])('finds in "%s" the problem %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it('counts as the strength line does: a sign is one character, whatever it takes to store', () => {
    expect(passwordProblem('🙂🙂🙂🙂')).toBe('passwordShort');
    expect(judgePassword('🙂🙂🙂🙂')).toEqual({ strength: 'short', missing: 4 });
    expect(passwordProblem('🙂'.repeat(128))).toBeUndefined();
  });
});
