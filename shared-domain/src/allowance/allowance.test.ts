import { nextAllowance } from './allowance.ts';

const since = new Date('2026-05-14T09:00:00Z');
const hoursLater = (hours: number) => new Date(since.getTime() + hours * 3_600_000);

describe('nextAllowance', () => {
  it('begins a day with the first', () => {
    expect(nextAllowance(undefined, 50, since)).toEqual({ count: 1 });
  });
  it('counts on until the day is used up, whatever a clock says', () => {
    expect(nextAllowance({ since, count: 4 }, 50, hoursLater(1))).toEqual({ count: 5, since });
    expect(nextAllowance({ since, count: 49 }, 50, hoursLater(9_000))).toEqual({ count: 50, since });
  });
  it('allows no more of a day that is used up, and begins anew when it is over', () => {
    expect(nextAllowance({ since, count: 50 }, 50, hoursLater(23.9))).toBeUndefined();
    expect(nextAllowance({ since, count: 50 }, 50, hoursLater(24))).toEqual({ count: 1 });
  });
});
