import { countdown } from './countdown.ts';

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [545_000, '9:05'],
  [3_599_999, '1:00:00'],
  [3_729_000, '1:02:09'],
  [-5000, '0:00'],
])('%s ms are shown as %s', (ms, shown) => {
  expect(countdown(ms)).toBe(shown);
});
