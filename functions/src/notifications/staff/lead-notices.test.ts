import { randomUUID } from 'node:crypto';
import { keepLead } from '../../leads/keep-lead.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { tell } from '../tell.ts';
import { leadNotices } from './lead-notices.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const MINUTE = 60_000;

/** A site with its staff, on which visitors leave messages. */
function site() {
  const documents = new Map<string, Record<string, unknown>>([
    ['users/root', { name: 'Ioana', isAdmin: true, role: 'cursiv-support' }],
    ['users/dan', { name: 'Dan', isAdmin: false, role: 'cursiv-support' }],
    ['users/mara', { name: 'Mara', isAdmin: false, role: 'cursiv-moderator' }],
    ['users/ion', { name: 'Ion', isAdmin: false, role: 'cursiv-support', status: 'suspended' }],
    ['users/ana', { name: 'Ana', isAdmin: false, role: 'cursiv-user' }],
  ]);
  const store = memoryStore(documents);
  return {
    documents,
    /** A visitor leaves a message, and its event is reported as often as is said; returns who is told. */
    async leave(at: Date, isSuspicious = false, reports = 1): Promise<string[]> {
      const id = randomUUID();
      const visitor = { name: 'Ștefania Rusu', email: 'stefania@exemplu.ro', message: 'Cum încep?' };
      const lead = { ...visitor, locale: 'ro', page: '/', consent: true } as const;
      await keepLead(store, { id, lead, isSuspicious }, at);
      const told: string[] = [];
      for (let report = 0; report < reports; report += 1) {
        const notices = await leadNotices(store, id, documents.get(`leads/${id}`));
        for (const notice of notices) await tell(store, notice, at);
        told.push(...notices.map(({ uid }) => uid));
      }
      return told.toSorted();
    },
    told: () => [...documents].filter(([path]) => path.includes('/notifications/')),
    mails: () => [...documents].filter(([path]) => path.startsWith('mails/') && !path.startsWith('mails/leads__')),
  };
}

describe('a message from a visitor', () => {
  it('is told to those who answer messages, in the site and by mail, and to nobody else', async () => {
    const { leave, told, mails } = site();
    expect(await leave(NOW)).toEqual(['dan', 'root']);
    expect(told().map(([, fields]) => [fields.type, fields.link])).toEqual([
      ['site.leadReceived', '/admin/leads'],
      ['site.leadReceived', '/admin/leads'],
    ]);
    expect(mails().map(([, { uid }]) => uid)).toEqual(expect.arrayContaining(['dan', 'root']));
  });

  it('is told once, however often its event is reported', async () => {
    const { leave, told, mails } = site();
    await leave(NOW, false, 3);
    expect([told().length, mails().length]).toEqual([2, 2]);
  });

  it('leaves nothing of itself in what is told, which outlives it', async () => {
    const { leave, told, mails } = site();
    await leave(NOW);
    expect(JSON.stringify([told(), mails()])).not.toMatch(/tefania|exemplu|încep/);
  });

  it('is not told when it looks like a program’s, or is gone already', async () => {
    const { documents, leave } = site();
    expect(await leave(NOW, true)).toEqual([]);
    expect(await leadNotices(memoryStore(documents), 'gone', undefined)).toEqual([]);
  });

  it('is not told in a flood beyond the first twenty of an hour, and is again when that is over', async () => {
    const { leave, told } = site();
    for (let sent = 0; sent < 25; sent += 1) await leave(new Date(NOW.getTime() + sent * 1000));
    expect(told()).toHaveLength(40);
    expect(await leave(new Date(NOW.getTime() + 90 * MINUTE))).toEqual(['dan', 'root']);
  });

  it('is told through a flood of programs', async () => {
    const { leave } = site();
    for (let sent = 0; sent < 60; sent += 1) await leave(new Date(NOW.getTime() + sent * 1000), true);
    expect(await leave(new Date(NOW.getTime() + 2 * MINUTE))).toEqual(['dan', 'root']);
  });
});
