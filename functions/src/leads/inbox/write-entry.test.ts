import { randomUUID } from 'node:crypto';
import { LEAD_LIMITS } from '@cursiv/shared-domain';
import { readLeadMail } from '../../mail/lead/read-lead-mail.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { replySchema } from './lead-requests.ts';
import { writeEntry } from './write-entry.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const SITE = { origin: 'https://cursiv.test', key: 'secret' };
const message = {
  ...{ name: 'Ștefania', email: 'stefania@exemplu.ro', message: 'Bună!', locale: 'en', page: '/en', consent: true },
  ...{ createdAt: new Date('2026-11-22T10:00:00Z'), source: 'website_form' },
};

function inbox(changes: Record<string, unknown> = {}) {
  const documents = new Map<string, Record<string, unknown>>([
    ['users/ana', { name: 'Ana' }],
    ['users/root', { name: 'Ioana', isAdmin: true }],
    ['leads/l1', { ...message, ...changes }],
  ]);
  const store = memoryStore(documents);
  const below = (collection: string) =>
    [...documents].flatMap(([path, fields]) => (path.startsWith(`${collection}/`) ? [fields] : []));
  const write = (
    kind: 'notes' | 'replies',
    text: string,
    { id = randomUUID(), by = 'root', lead = 'l1', seen = 0 } = {},
  ) => writeEntry(store, kind, { lead, id, text, seen }, { uid: by, hasVerifiedEmail: true }, NOW);
  return { documents, store, below, write, lead: () => documents.get('leads/l1') };
}

describe('a reply to a message', () => {
  it('is kept with it, answers it, and leaves by mail in its sender’s language', async () => {
    const { store, below, write, lead } = inbox({ state: 'working' });
    const id = randomUUID();
    await write('replies', 'Begin with the <first> course.', { id });
    const reply = { id, text: 'Begin with the <first> course.', byUid: 'root', at: NOW };
    expect(lead()).toMatchObject({ state: 'answered', replies: [reply] });
    expect(below('mails')).toMatchObject([{ lead: 'l1', reply: id, status: 'waiting' }]);
    const job = { id: 'm1', lead: 'l1', reply: id, status: 'waiting', tries: 1, dueAt: NOW, createdAt: NOW } as const;
    const composed = await readLeadMail({ store, site: SITE }, job, NOW);
    expect(composed).toMatchObject({
      mail: {
        to: 'stefania@exemplu.ro',
        subject: 'A reply to your message at Cursiv',
        text: expect.stringContaining('Begin with the <first> course.'),
        html: expect.stringContaining('Begin with the &lt;first&gt; course.'),
      },
    });
  });

  it('is stored and mailed once, however often it is sent', async () => {
    const { below, write, lead } = inbox();
    const id = randomUUID();
    await Promise.all([write('replies', 'Bună!', { id }), write('replies', 'Bună!', { id })]);
    expect([lead()?.replies, below('mails'), below('auditEvents')].map((all) => (all as []).length)).toEqual([1, 1, 1]);
  });

  it('is refused to whoever has not read what another replied, and sent once they have', async () => {
    const { documents, below, write, lead } = inbox();
    documents.set('users/dan', { name: 'Dan', role: 'cursiv-support' });
    const both = await Promise.allSettled([write('replies', 'Bună!'), write('replies', 'Salut!', { by: 'dan' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
    expect([lead()?.replies, below('mails')].map((all) => (all as []).length)).toEqual([1, 1]);
    await expect(write('replies', 'Încă ceva.', { by: 'dan', seen: 2 })).rejects.toMatchObject({ code: 'conflict' });
    await write('replies', 'Încă ceva.', { by: 'dan', seen: 1 });
    expect([lead()?.replies, below('mails')].map((all) => (all as []).length)).toEqual([2, 2]);
  });

  it('does not leave once the message is erased', async () => {
    const { store, documents, write } = inbox();
    const id = randomUUID();
    await write('replies', 'Bună!', { id });
    documents.delete('leads/l1');
    const job = { id: 'm1', lead: 'l1', reply: id, status: 'waiting', tries: 1, dueAt: NOW, createdAt: NOW } as const;
    expect(await readLeadMail({ store, site: SITE }, job, NOW)).toEqual({ dropped: 'message erased' });
  });

  it('is not sent to spam', async () => {
    const { below, write } = inbox({ state: 'spam' });
    await expect(write('replies', 'Bună!')).rejects.toMatchObject({ code: 'conflict' });
    expect(below('mails')).toEqual([]);
  });
});

describe('a note about a message', () => {
  it('is kept with it, and mails nothing', async () => {
    const { below, write, lead } = inbox();
    await write('notes', 'Prima');
    await write('notes', 'A doua');
    expect(lead()).toMatchObject({ notes: [{ text: 'Prima' }, { text: 'A doua', byUid: 'root' }] });
    expect(lead()).not.toHaveProperty('state');
    expect(below('mails')).toEqual([]);
  });
});

describe.each(['notes', 'replies'] as const)('%s', (kind) => {
  it('are recorded without what they say, because the log outlives the message', async () => {
    const { below, write } = inbox();
    await write(kind, 'Un secret');
    expect(below('auditEvents')).toMatchObject([
      { action: 'lead.changed', actorUid: 'root', subject: 'leads/l1', changes: { [kind]: { old: 0, new: 1 } } },
    ]);
    expect(JSON.stringify(below('auditEvents'))).not.toContain('secret');
  });

  it('are an administrator’s to write, about a message that is there, and not without end', async () => {
    const full = Array.from({ length: LEAD_LIMITS[kind] }, (_, n) => ({
      id: `e${n}`,
      text: 'x',
      byUid: 'root',
      at: NOW,
    }));
    await expect(inbox().write(kind, 'x', { by: 'ana' })).rejects.toMatchObject({ code: 'no-access' });
    await expect(inbox().write(kind, 'x', { by: 'nobody' })).rejects.toMatchObject({ code: 'no-access' });
    const { documents, write } = inbox();
    documents.set('users/ana', { name: 'Ana', role: 'cursiv-moderator' });
    await expect(write(kind, 'x', { by: 'ana' })).rejects.toMatchObject({ code: 'no-access' });
    documents.set('users/ana', { name: 'Ana', role: 'cursiv-support', status: 'suspended' });
    await expect(write(kind, 'x', { by: 'ana' })).rejects.toMatchObject({ code: 'no-access' });
    documents.set('users/ana', { name: 'Ana', role: 'cursiv-support' });
    await expect(write(kind, 'x', { by: 'ana' })).resolves.toBeUndefined();
    await expect(inbox().write(kind, 'x', { lead: 'gone' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(inbox({ [kind]: full }).write(kind, 'x')).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('what is sent to the inbox', () => {
  const reply = { lead: 'l1', id: randomUUID(), text: 'Bună!' };
  it.each([
    ['a message elsewhere', { lead: '../users/root' }],
    ['an id that is a path', { id: 'a/b' }],
    ['nothing to see', { text: ' \u200b ' }],
    ['too much', { text: 'x'.repeat(LEAD_LIMITS.reply + 1) }],
    ['a list', { text: ['x'] }],
    ['fewer replies read than none', { seen: -1 }],
  ])('is refused with %s', (_what, changes) => {
    expect(replySchema.safeParse(reply).success).toBe(true);
    expect(replySchema.safeParse({ ...reply, ...changes }).success).toBe(false);
  });
});
