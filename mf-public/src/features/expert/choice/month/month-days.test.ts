import { monthsLater, movedBy, weeksOf } from './month-days.ts';

describe('a month', () => {
  it('has whole weeks, from Monday on', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks.at(-1)?.[6]).toBe('2026-12-06');
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it('is left by its last day where the next one is shorter', () => {
    expect(monthsLater('2027-01-31', 1)).toBe('2027-02-28');
    expect(monthsLater('2026-12-15', 1)).toBe('2027-01-15');
    expect(monthsLater('2027-03-31', -1)).toBe('2027-02-28');
  });

  it.each([
    ['ArrowRight', '2026-12-01'],
    ['ArrowUp', '2026-11-23'],
    ['Home', '2026-11-30'],
    ['End', '2026-12-06'],
    ['PageDown', '2026-12-30'],
    ['Enter', undefined],
  ])('is walked through by %s', (key, date) => {
    expect(movedBy(key, '2026-11-30')).toBe(date);
  });
});
