import { LEAD_DAYS } from '@cursiv/shared-domain';
import { memoryStore } from '../store/memory-store.ts';
import { eraseOldLeads } from './erase-old-leads.ts';

const NOW = new Date('2026-11-23T03:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const lead = (days: number, more = {}) => ({ name: 'Ana', message: 'Bună!', createdAt: daysAgo(days), ...more });

describe('messages that visitors left', () => {
  it('are erased after their year, answered or not, and younger ones stay', async () => {
    const documents = new Map<string, Record<string, unknown>>([
      ['leads/answered', lead(LEAD_DAYS + 1, { answered: true })],
      ['leads/waiting', lead(LEAD_DAYS + 400)],
      ['leads/last-day', lead(LEAD_DAYS)],
      ['leads/young', lead(1)],
      ['reports/old', lead(LEAD_DAYS + 1)],
    ]);
    await eraseOldLeads(memoryStore(documents), NOW);
    expect([...documents.keys()]).toEqual(['leads/last-day', 'leads/young', 'reports/old']);
  });

  it('are erased to the last one after a long absence of the schedule, and a run that died is finished by the next', async () => {
    const documents = new Map<string, Record<string, unknown>>();
    for (let n = 0; n < 650; n += 1) documents.set(`leads/${n}`, lead(LEAD_DAYS + 1 + n));
    const store = memoryStore(documents);
    let runs = 0;
    const killed: typeof store = {
      ...store,
      transact: (work) => {
        runs += 1;
        return runs > 2 ? Promise.reject(new Error('killed')) : store.transact(work);
      },
    };
    await expect(eraseOldLeads(killed, NOW)).rejects.toThrow('killed');
    expect(documents.size).toBe(250);
    await eraseOldLeads(store, NOW);
    await eraseOldLeads(store, NOW);
    expect(documents.size).toBe(0);
  });
});
