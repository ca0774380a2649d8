import { nextAllowance } from './allowance.ts';

const since = new Date('2026-05-14T09:00:00Z');
const hoursLater = (hours: number) => new Date(since.getTime() + hours * 3_600_000);

describe('nextAllowance', () => {
  it('begins a day with the first', () => {
    expect(nextAllowance(undefined, since)).toEqual({ count: 1 });
  });
  it('counts on within the day', () => {
    expect(nextAllowance({ since, count: 4 }, hoursLater(23.9))).toEqual({ count: 5, since });
  });
  it('begins anew a day later', () => {
    expect(nextAllowance({ since, count: 50 }, hoursLater(24))).toEqual({ count: 1 });
  });
});
