import { siteFiguresPath } from '@cursiv/shared-domain';
import { memoryStore } from '../store/memory-store.ts';
import { checkBudgets, type DayBudget } from './check-budgets.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const BUDGET: DayBudget = { reads: 1_000, writes: 100, egress: 5_000 };

let documents: Map<string, Record<string, unknown>>;
const spend = (counts: Record<string, number>) =>
  documents.set(siteFiguresPath('2026-11', 'answers'), { month: '2026-11', counts });
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/root', { name: 'Ioana', email: 'root@cursiv.test', isAdmin: true }],
    ['users/barred', { name: 'Radu', email: 'radu@cursiv.test', isAdmin: true, status: 'suspended' }],
    ['users/ana', { name: 'Ana', email: 'ana@cursiv.test', role: 'cursiv-support' }],
  ]);
});
const check = (budget = BUDGET, now = NOW) => checkBudgets(memoryStore(documents), budget, now);
const told = () => [...documents.keys()].filter((path) => path.includes('/notifications/'));
const mails = () => [...documents.keys()].filter((path) => path.startsWith('mails/'));

describe('the budgets of a day', () => {
  it('are kept by a site that has counted nothing, and by one that used just as much', async () => {
    await expect(check()).resolves.toEqual([]);
    spend({ '2026-11-24:reads:course': 600, '2026-11-24:reads:index': 400, '2026-11-24:writes': 100 });
    await expect(check()).resolves.toEqual([]);
    expect(told()).toEqual([]);
  });

  it('are told of administrators alone when exceeded, in the site and by mail, once a day for each', async () => {
    spend({
      ...{ '2026-11-24:reads:course': 600, '2026-11-24:reads:index': 650 },
      ...{ '2026-11-24:egress:course': 9_000, '2026-11-24:writes': 5, '2026-11-23:writes': 900 },
    });
    await expect(check()).resolves.toEqual(['2026-11-24 reads', '2026-11-24 egress']);
    await check(BUDGET, new Date('2026-11-24T11:00:00Z'));
    expect(told()).toEqual([
      'users/root/notifications/site.budgetExceeded__2026-11-24__reads',
      'users/root/notifications/site.budgetExceeded__2026-11-24__egress',
    ]);
    expect(mails()).toHaveLength(2);
    expect(documents.get(told()[0] ?? '')).toMatchObject({
      type: 'site.budgetExceeded',
      link: '/admin/figures',
      params: {
        title: {
          ro: expect.stringMatching(/^citiri ale bazei de date, 125\s?% \(24 noiembrie 2026\)$/),
          en: 'reads of the database, 125% (24 November 2026)',
        },
      },
    });
  });

  it('of the day before are looked at once more when it has ended', async () => {
    spend({ '2026-11-23:writes': 900 });
    await expect(check(BUDGET, new Date('2026-11-23T22:30:00Z'))).resolves.toEqual(['2026-11-23 writes']);
    await expect(check(BUDGET, new Date('2026-11-23T23:30:00Z'))).resolves.toEqual([]);
  });

  it('are no limit where none is set', async () => {
    spend({ '2026-11-24:reads:course': 9_999_999 });
    await expect(check({ ...BUDGET, reads: 0 })).resolves.toEqual([]);
  });
});
