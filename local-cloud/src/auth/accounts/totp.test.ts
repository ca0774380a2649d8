import { matchingStep, totpCode } from './totp.ts';

/** RFC 6238's key, "12345678901234567890", in Base32. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])("gives the code of RFC 6238's table for second %i", (second, code) => {
  expect(totpCode(KEY, Math.floor(second / 30))).toBe(code);
});

it('accepts the neighbouring codes of a clock that is wrong, and none that was used or is older', () => {
  const step = 100;
  const now = step * 30_000;
  const accepted = [98, 99, 100, 101, 102].map((each) => matchingStep(KEY, totpCode(KEY, each), now, 0));
  expect(accepted).toEqual([undefined, 99, 100, 101, undefined]);
  expect(matchingStep(KEY, totpCode(KEY, 100), now, 100)).toBeUndefined();
  expect(matchingStep(KEY, totpCode(KEY, 101), now, 100)).toBe(101);
  expect(matchingStep(KEY, '', now, 0)).toBeUndefined();
});
