import { memoryStore } from '../../store/memory-store.ts';
import { newMailJob } from './new-mail-job.ts';
import { settleJob, settlementSchema } from './settle-job.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const { path, fields } = newMailJob('ana', 'course.announced__a1', new Date('2026-11-20T10:00:00Z'));
const ID = path.slice('mails/'.length);
const caller = (uid: string) => ({ uid, hasVerifiedEmail: true });

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/ana', { name: 'Ana' }],
    ['users/root', { name: 'Ioana', isAdmin: true }],
    ['users/ana/settings/messages', { locale: 'ro', refused: 'ana@exemplu.ro' }],
    [path, { ...fields, status: 'dead', tries: 8, problem: 'tried too often: ECONNREFUSED' }],
  ]);
});

const settle = (to: 'waiting' | 'dropped', by = 'root') =>
  settleJob(memoryStore(documents), 'mails', { id: ID, to }, caller(by), NOW);
const recorded = () => [...documents].flatMap(([at, event]) => (at.startsWith('auditEvents/') ? [event] : []));

describe('a mail that could not leave', () => {
  it('is tried again from the beginning, with the address that was refused', async () => {
    await settle('waiting');
    expect(documents.get(path)).toMatchObject({ status: 'waiting', tries: 0, dueAt: NOW });
    expect(documents.get('users/ana/settings/messages')).toEqual({ locale: 'ro', refused: null });
    expect(recorded()).toMatchObject([{ action: 'mail.settled', actorUid: 'root', subject: 'users/ana' }]);
  });

  it('is not sent again when it was reported as spam, and may be let go', async () => {
    documents.set(path, { ...documents.get(path), problem: 'complaint: abuse' });
    await expect(settle('waiting')).rejects.toMatchObject({ code: 'conflict' });
    await settle('dropped');
    expect(documents.get(path)).toMatchObject({ status: 'dropped', problem: 'complaint: abuse' });
  });

  it('is let go, once', async () => {
    await settle('dropped');
    expect(documents.get(path)?.status).toBe('dropped');
    await expect(settle('waiting')).rejects.toMatchObject({ code: 'conflict' });
    expect(recorded()).toHaveLength(1);
  });

  it('is support’s to settle, too, and not a moderator’s', async () => {
    documents.set('users/mara', { name: 'Mara', role: 'cursiv-moderator' });
    documents.set('users/sorin', { name: 'Sorin', role: 'cursiv-support' });
    await expect(settle('dropped', 'mara')).rejects.toMatchObject({ code: 'no-access' });
    await settle('dropped', 'sorin');
    expect(recorded()).toMatchObject([{ actorUid: 'sorin', actorName: 'Sorin' }]);
  });

  it('is an administrator’s to settle', async () => {
    await expect(settle('waiting', 'ana')).rejects.toMatchObject({ code: 'no-access' });
    documents.delete(path);
    await expect(settle('waiting')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a push that could not leave', () => {
  const PUSH = `${ID}__phone`;
  const push = {
    ...{ uid: 'ana', notification: 'course.announced__a1', subscription: 'phone', status: 'dead', tries: 1 },
    ...{ problem: 'refused: answered 413', dueAt: NOW, createdAt: NOW },
  };
  const settlePush = (to: 'waiting' | 'dropped', by = 'root') =>
    settleJob(memoryStore(documents), 'pushes', { id: PUSH, to }, caller(by), NOW);
  beforeEach(() => documents.set(`pushes/${PUSH}`, push));

  it('is tried again or let go, and nothing changes about mails', async () => {
    await settlePush('waiting');
    expect(documents.get(`pushes/${PUSH}`)).toMatchObject({ status: 'waiting', tries: 0, dueAt: NOW });
    expect(documents.get('users/ana/settings/messages')).toMatchObject({ refused: 'ana@exemplu.ro' });
    expect(documents.get(path)?.status).toBe('dead');
    await expect(settlePush('dropped')).rejects.toMatchObject({ code: 'conflict' });
    documents.set(`pushes/${PUSH}`, push);
    await settlePush('dropped');
    expect(documents.get(`pushes/${PUSH}`)?.status).toBe('dropped');
    expect(recorded()).toMatchObject([
      { action: 'push.settled', subject: 'users/ana', changes: { status: { old: 'dead', new: 'waiting' } } },
      { action: 'push.settled', subject: 'users/ana', changes: { status: { old: 'dead', new: 'dropped' } } },
    ]);
  });

  it('is an administrator’s or support’s to settle', async () => {
    await expect(settlePush('waiting', 'ana')).rejects.toMatchObject({ code: 'no-access' });
    documents.delete(`pushes/${PUSH}`);
    await expect(settlePush('waiting')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is named by an id of a push, and by no other path', () => {
    const isId = (id: string) => settlementSchema.safeParse({ id, to: 'dropped' }).success;
    expect(isId(PUSH)).toBe(true);
    expect(isId('ana__booking.declined__b1__W3kQ-_a')).toBe(true);
    expect(isId('ana__x/../../users/root')).toBe(false);
  });
});
