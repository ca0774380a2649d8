import { accountNotices } from '../notifications/people/account-notices.ts';
import { memoryStore } from '../store/memory-store.ts';
import { closeSignIn } from './close-sign-in.ts';
import { ruleOnAccount } from './rule-on-account.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const REASON = 'Reclame în fiecare recenzie.';
const caller = (uid: string) => ({ uid, hasVerifiedEmail: true });
const refused = (code: string) => expect.objectContaining({ code });

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/ana', { name: 'Ana', email: 'ana@cursiv.test', verifiedCreator: true }],
    ['users/root', { name: 'Ioana', isAdmin: true }],
    ['users/other', { name: 'Radu', isAdmin: true }],
  ]);
});

const suspend = (uid = 'ana', by = 'root') =>
  ruleOnAccount(memoryStore(documents), { uid, status: 'suspended', reason: REASON }, caller(by), NOW);
const restore = (uid = 'ana', by = 'root') =>
  ruleOnAccount(memoryStore(documents), { uid, status: 'active' }, caller(by), NOW);
const recorded = () => [...documents].flatMap(([path, fields]) => (path.startsWith('auditEvents/') ? [fields] : []));

describe('a suspension', () => {
  it('is an administrator’s, with its reason, and is recorded as it is', async () => {
    await suspend();
    expect(documents.get('users/ana')).toMatchObject({ status: 'suspended', suspension: { reason: REASON } });
    await restore();
    expect(documents.get('users/ana')).toMatchObject({ status: 'active', suspension: null, verifiedCreator: true });
    expect(recorded()).toMatchObject([
      { action: 'user.status.changed', actorUid: 'root', changes: { status: { old: 'active', new: 'suspended' } } },
      { actorName: 'Ioana', subject: 'users/ana', changes: { status: { old: 'suspended', new: 'active' } } },
    ]);
  });

  it('is refused to anybody else, and to an administrator who is suspended', async () => {
    await expect(suspend('ana', 'ana')).rejects.toEqual(refused('no-access'));
    await expect(suspend('ana', 'nobody')).rejects.toEqual(refused('no-access'));
    documents.set('users/root', { name: 'Ioana', isAdmin: true, status: 'suspended' });
    await expect(suspend()).rejects.toEqual(refused('no-access'));
    expect(recorded()).toEqual([]);
  });

  it('touches no administrator, nobody twice, and nobody who is not there', async () => {
    await expect(suspend('other')).rejects.toEqual(refused('conflict'));
    await expect(suspend('root')).rejects.toEqual(refused('conflict'));
    await expect(suspend('gone')).rejects.toEqual(refused('not-found'));
    await expect(restore()).rejects.toEqual(refused('conflict'));
    await suspend();
    await expect(suspend()).rejects.toEqual(refused('conflict'));
    expect(recorded()).toHaveLength(1);
  });

  it('ends for whoever became an administrator meanwhile, too', async () => {
    await suspend();
    documents.set('users/ana', { ...documents.get('users/ana'), isAdmin: true });
    await restore();
    expect(documents.get('users/ana')).toMatchObject({ status: 'active', isAdmin: true });
  });

  it('closes the sign-in as the account is now, in whatever order the news comes', async () => {
    const done: string[] = [];
    const signIn = {
      setDisabled: async (uid: string, isDisabled: boolean) => void done.push(`${uid} disabled: ${isDisabled}`),
      endSessions: async (uid: string) => void done.push(`${uid} signed out`),
    };
    await suspend();
    await closeSignIn(memoryStore(documents), signIn, 'ana');
    await restore();
    await closeSignIn(memoryStore(documents), signIn, 'ana');
    await closeSignIn(memoryStore(documents), signIn, 'ana');
    expect(done).toEqual(['ana disabled: true', 'ana signed out', 'ana disabled: false', 'ana disabled: false']);
  });

  it('is told to its person with the reason, and its end too', () => {
    const before = { name: 'Ana' };
    const after = { name: 'Ana', status: 'suspended', suspension: { reason: REASON }, lastAuditId: 'e1' };
    expect(accountNotices('ana', { before, after })).toMatchObject([
      { uid: 'ana', id: 'security.suspended__e1', params: { note: REASON } },
    ]);
    expect(
      accountNotices('ana', { before: after, after: { ...before, status: 'active', lastAuditId: 'e2' } }),
    ).toMatchObject([{ id: 'security.restored__e2', params: {} }]);
    expect(accountNotices('ana', { before, after: { name: 'Ana Maria' } })).toEqual([]);
  });
});
