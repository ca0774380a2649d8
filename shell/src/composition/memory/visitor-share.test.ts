import { shareOf } from './visitor-share.ts';

it('a share reaches about as many visitors as asked for, always the same ones', () => {
  const shares = Array.from({ length: 10_000 }, (_, visitor) => shareOf(`visitor-${visitor}:b2`));
  const reached = shares.filter((share) => share < 5).length;
  expect(reached).toBeGreaterThan(420);
  expect(reached).toBeLessThan(580);
  expect(shareOf('visitor-1:b2')).toBe(shares[1]);
});
