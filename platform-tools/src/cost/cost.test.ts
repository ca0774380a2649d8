import { billOf, monthOf } from './bill.ts';
import { PRICES, priceOf } from './price-list.ts';
import { billTable, withTable } from './tables.ts';
import { ACTS, type Act, type ActCounts, ASSUMED, actsOf, anewShare, PER_LEARNER } from './usage.ts';

/** Nothing takes anything but the named act. */
const only = (name: Act, counts: Partial<ActCounts>): Record<Act, ActCounts> => {
  const nothing = { reads: 0, writes: 0, deletes: 0, calls: 0 };
  const acts = ACTS.map((act) => [act, act === name ? { ...nothing, ...counts } : nothing]);
  return Object.fromEntries(acts) as Record<Act, ActCounts>;
};

describe('a price', () => {
  it('begins where the free amount ends', () => {
    expect(priceOf(1_500_000, PRICES.documentReads)).toBe(0);
    expect(priceOf(1_600_000, PRICES.documentReads)).toBeCloseTo(0.03);
  });

  it('goes down in steps, and each step costs its own', () => {
    expect(priceOf(50_000, PRICES.activeAccounts)).toBe(0);
    expect(priceOf(100_000, PRICES.activeAccounts)).toBeCloseTo(275);
    expect(priceOf(1_000_000, PRICES.activeAccounts)).toBeCloseTo(275 + 4_140);
    expect(priceOf(10_000_001, PRICES.activeAccounts)).toBeCloseTo(275 + 4_140 + 28_800 + 0.0025);
  });

  it.each(Object.entries(PRICES))('of %s has its steps in order, from nothing', (_billed, price) => {
    expect(price[0]?.from).toBe(0);
    expect(price.map(({ from }) => from)).toEqual(price.map(({ from }) => from).toSorted((a, b) => a - b));
  });
});

describe('a month', () => {
  it('has nearly every view made anew when few come, and half when an address is asked for as often as its page ends', () => {
    expect(anewShare(1_000, 2_000, 3)).toBeGreaterThan(0.999);
    expect(anewShare((30 * 86_400) / 3, 1, 3)).toBeCloseTo(0.5);
  });

  it('takes what an act takes, as often as it happens', () => {
    const month = monthOf(1_000, only('booking', { reads: 40, writes: 6, deletes: 1, calls: 5 }));
    const times = 1_000 * PER_LEARNER.booking;
    expect(month).toMatchObject({ documentReads: times * 40, documentWrites: times * 6, documentDeletes: times });
    expect(month.functionCalls).toBe(times * 5);
    expect(month.vcpuSeconds).toBeCloseTo(times * 5 * ASSUMED.secondsPerCall);
  });

  it('counts views that the edge has kept for nothing', () => {
    const views = 10_000_000 * ASSUMED.viewsPerLearner;
    const month = monthOf(10_000_000, only('view, made anew', { reads: 2 }));
    expect(month.documentReads).toBeLessThan(views * 2);
    expect(month.documentReads).toBeCloseTo(actsOf(10_000_000)['view, made anew'] * 2);
  });

  it('costs nothing without learners', () => {
    const bill = billOf(monthOf(0, only('dashboard', { reads: 9 })));
    expect(Object.values(bill).every((usd) => usd === 0)).toBe(true);
  });
});

describe('the tables', () => {
  it('add the lines of a bill up', () => {
    const table = billTable(only('dashboard', { reads: 10 }));
    const sums = table.find((line) => line.startsWith('| **all'));
    const counted = only('dashboard', { reads: 10 });
    const sum = Object.values(billOf(monthOf(100_000, counted))).reduce((all, usd) => all + usd, 0);
    expect(sums).toContain(`**${Math.round(sum).toLocaleString('en')}**`);
  });

  it('take the place of the one that stood under the heading', () => {
    const document = ['## A', '', '| old |', '', '## B', '', '| other |', ''].join('\n');
    expect(withTable(document, '## A', ['| new |', '| row |'])).toBe(
      ['## A', '', '| new |', '| row |', '', '## B', '', '| other |', ''].join('\n'),
    );
    expect(() => withTable(document, '## C', [])).toThrow('no table under ## C');
  });
});
