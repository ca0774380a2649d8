import type { Act, Role } from './act.ts';
import { arithmetic, learnersADay, learnersAtOnce } from './learners.ts';
import { Ledger } from './ledger.ts';
import { costOf, limitOf } from './limit.ts';
import { percentile } from './percentile.ts';
import { kneeOf, risingRates, stepOf } from './step.ts';

const acts = (role: Role, count: number, ms: number): Act[] =>
  Array.from({ length: count }, () => ({ role, outcome: 'done', ms }));

describe('a percentile', () => {
  it('is a value that was measured, by nearest rank', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect([percentile(hundred, 0.5), percentile(hundred, 0.95), percentile(hundred, 1)]).toEqual([50, 95, 100]);
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile([], 0.95)).toBeNaN();
  });
});

describe('the rates', () => {
  it('rise evenly from the first to the top, by half at most', () => {
    const rates = risingRates(5, 12);
    expect([rates[0], rates.at(-1), rates.length]).toEqual([5, 12, 4]);
    const growth = rates.slice(1).map((rate, at) => rate / (rates[at] ?? 0));
    expect(Math.max(...growth)).toBeLessThanOrEqual(1.5);
    expect(Math.max(...growth) - Math.min(...growth)).toBeCloseTo(0);
  });

  it('are one where the top is not above the first', () => {
    expect(risingRates(10, 10)).toEqual([10]);
  });
});

describe('a step', () => {
  it('is good while all keep the limit', () => {
    expect(stepOf(10, acts('visitor', 100, 80), 100)).toMatchObject({ isGood: true, done: 100, failed: 0, p95: 80 });
  });

  it('breaks by one role, if it has acted often enough to tell', () => {
    const many = acts('visitor', 1000, 10);
    expect(stepOf(10, [...many, ...acts('booker', 20, 900)], 100).isGood).toBe(false);
    expect(stepOf(10, [...many, ...acts('booker', 19, 900)], 100).isGood).toBe(true);
  });

  it('breaks by what was not done, however fast the rest was', () => {
    const missed: Act[] = [{ role: 'author', outcome: 'missed', ms: 0 }];
    expect(stepOf(10, [...acts('visitor', 100, 10), ...missed], 100).isGood).toBe(false);
    expect(stepOf(10, [...acts('visitor', 300, 10), ...missed], 100).isGood).toBe(true);
  });

  it('breaks when nothing was done', () => {
    expect(stepOf(10, [], 100).isGood).toBe(false);
  });
});

describe('the knee', () => {
  const step = (rate: number, ms: number) => stepOf(rate, acts('learner', 50, ms), 100);

  it('is the last good rate before the first that breaks', () => {
    expect(kneeOf([step(10, 5), step(20, 50), step(30, 500), step(40, 50)])?.rate).toBe(20);
  });

  it('is the top when nothing breaks, and nowhere when the first does', () => {
    expect(kneeOf([step(10, 5), step(20, 50)])?.rate).toBe(20);
    expect(kneeOf([step(10, 500), step(20, 50)])).toBeUndefined();
  });
});

describe('the ledger', () => {
  const place = { path: 'enrollments/a', field: 'last.positionSec' };

  it('finds writes whose number, or a later one, is stored', async () => {
    const ledger = new Ledger();
    for (const number of [1, 2, 3]) ledger.acknowledge(place, number);
    ledger.acknowledge({ path: 'bookings/b' }, 1);
    expect(await ledger.audit(async () => [4, Number.POSITIVE_INFINITY])).toEqual({
      ...{ acknowledged: 4, found: 4, lost: [] },
    });
  });

  it('counts each write that is gone: all after the stored number, all of a document that is not there', async () => {
    const ledger = new Ledger();
    for (const number of [1, 2, 3]) ledger.acknowledge(place, number);
    ledger.acknowledge({ path: 'bookings/b' }, 1);
    const { acknowledged, found, lost } = await ledger.audit(async () => [1, undefined]);
    expect([acknowledged, found]).toEqual([4, 1]);
    expect(lost).toEqual([
      'enrollments/a last.positionSec: acknowledged 2, stored 1',
      'enrollments/a last.positionSec: acknowledged 3, stored 1',
      'bookings/b : acknowledged 1, stored undefined',
    ]);
  });
});

describe('what limits a machine', () => {
  const backend = { name: 'local-cloud', cores: 1.1, loop: 0.4, memory: 300 };
  const edge = { name: 'the site', cores: 0.3, loop: 0.2, memory: 90 };
  const machine = { processes: [edge, backend], busy: 0.5, disk: 0, elapsedMs: 10_000, cores: 2 };

  it('is named with its process', () => {
    const looping = { ...machine, processes: [edge, { ...backend, loop: 0.97 }] };
    expect(limitOf(looping)).toBe('the event loop of local-cloud (97 %)');
    expect(limitOf({ ...machine, busy: 0.95 })).toBe(
      'the processor (95 % of 2 cores; these processes have 1.40 of them, most of it local-cloud)',
    );
    expect(limitOf({ ...machine, disk: 0.6 })).toBe('the disk (waited for in 60 % of the time)');
  });

  it('is foretold by what an act costs', () => {
    expect(costOf(machine, 500)).toBe('the site 6.0 ms (at most 250 acts/s), local-cloud 22.0 ms (at most 125 acts/s)');
  });

  it('is not guessed', () => {
    expect(limitOf({ ...machine, disk: Number.NaN })).toMatch(/nothing that is measured/);
  });
});

describe('how many learners', () => {
  it('follows from the rate at the knee', () => {
    expect(learnersAtOnce(100)).toBe(675);
    expect(learnersADay(675)).toBe(16_200);
    expect(arithmetic(100)).toContain('= 675 learners at once');
  });
});
