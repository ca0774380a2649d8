import { memoryStore } from '../../store/memory-store.ts';
import { eraseEnded } from './erase-ended.ts';

const NOW = new Date('2026-11-24T03:00:00Z');
const job = (status: string, days: number) => ({
  ...{ uid: 'ana', notification: 'x', status, tries: 1 },
  ...{ dueAt: new Date(NOW.getTime() - days * 86_400_000), createdAt: new Date(0) },
});

describe('mails and pushes that have ended', () => {
  it.each(['mails', 'pushes'])('are erased a month later, and dead ones after three: %s', async (queue) => {
    const documents = new Map<string, Record<string, unknown>>([
      [`${queue}/sent`, job('sent', 31)],
      [`${queue}/sent-lately`, job('sent', 29)],
      [`${queue}/dropped`, job('dropped', 31)],
      [`${queue}/dead`, job('dead', 91)],
      [`${queue}/dead-lately`, job('dead', 89)],
      // Nobody has looked at these; they are still to be sent, or given up as cut off.
      [`${queue}/waiting`, job('waiting', 400)],
      [`${queue}/sending`, job('sending', 400)],
      ['leads/old', job('sent', 400)],
    ]);
    await eraseEnded(memoryStore(documents), NOW);
    expect([...documents.keys()].map((path) => path.split('/')[1])).toEqual([
      ...['sent-lately', 'dead-lately', 'waiting', 'sending', 'old'],
    ]);
  });

  it('are erased a bounded number at a time, each run going on where the last one ended or was killed', async () => {
    const documents = new Map<string, Record<string, unknown>>();
    for (let n = 0; n < 1_000; n += 1) documents.set(`mails/${n}`, job('sent', 31 + n));
    const store = memoryStore(documents);
    await eraseEnded(store, NOW, 400);
    expect(documents.size).toBe(600);
    let transactions = 0;
    const killed: typeof store = {
      ...store,
      transact: (work) => (++transactions > 1 ? Promise.reject(new Error('killed')) : store.transact(work)),
    };
    await expect(eraseEnded(killed, NOW, 400)).rejects.toThrow('killed');
    expect(documents.size).toBe(400);
    await eraseEnded(store, NOW);
    expect(documents.size).toBe(0);
  });

  it('cost one look at each queue and end where there is nothing to erase, however many have ended lately', async () => {
    const documents = new Map<string, Record<string, unknown>>();
    for (let n = 0; n < 500; n += 1) documents.set(`mails/${n}`, job('sent', 3));
    const store = memoryStore(documents);
    let read = 0;
    let looks = 0;
    const counting: typeof store = {
      ...store,
      transact: (work) =>
        store.transact((transaction) =>
          work({
            ...transaction,
            find: async (query) => {
              const found = await transaction.find(query);
              looks += 1;
              read += found.length;
              return found;
            },
          }),
        ),
    };
    await eraseEnded(counting, NOW);
    expect([looks, read]).toEqual([6, 0]);
  });

  it('keep one that an administrator has sent again meanwhile', async () => {
    const documents = new Map([['mails/m1', job('dead', 100)]]);
    const store = memoryStore(documents);
    const settled: typeof store = {
      ...store,
      transact: (work) => {
        documents.set('mails/m1', { ...job('waiting', 100) });
        return store.transact(work);
      },
    };
    await eraseEnded(settled, NOW);
    expect(documents.has('mails/m1')).toBe(true);
  });
});
