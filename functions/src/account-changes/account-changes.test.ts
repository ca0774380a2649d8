import type { SignIns } from '../callable/known-sign-ins.ts';
import { memoryStore } from '../store/memory-store.ts';
import { lookAtAccount } from './look-at-account.ts';
import { sweepAccounts } from './sweep-accounts.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const SET = new Date('2026-01-05T08:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const ana: SignIns = { email: 'ana@cursiv.test', isProven: true, providers: ['password'], passwordAt: SET };

function site(people: Record<string, SignIns> = { ana }) {
  const documents = new Map<string, Record<string, unknown>>(
    Object.entries(people).map(([uid, { email }]) => [`users/${uid}`, { name: uid, email }]),
  );
  const store = memoryStore(documents);
  const accounts = new Map(Object.entries(people));
  const moved = new Map(Object.keys(people).map((uid) => [uid, SET]));
  const looks: string[] = [];
  const service = {
    read: async (uid: string) => {
      looks.push(uid);
      return accounts.get(uid);
    },
    /** Two accounts a page. */
    list: async (page = '0') => {
      const all = [...moved].map(([uid, movedAt]) => ({ uid, movedAt }));
      const next = Number(page) + 2;
      return { accounts: all.slice(Number(page), next), next: next < all.length ? String(next) : undefined };
    },
  };
  const told = () =>
    [...documents.keys()].flatMap((path) => /^users\/\w+\/notifications\/([\w.]+?)__/.exec(path)?.[1] ?? []);
  const mails = () => [...documents].flatMap(([path, fields]) => (path.startsWith('mails/') ? [fields] : []));
  const look = (at = NOW, uid = 'ana') => lookAtAccount(store, service, uid, at);
  const change = (changes: Partial<SignIns>, at = NOW, uid = 'ana') => {
    accounts.set(uid, { ...ana, ...accounts.get(uid), ...changes });
    moved.set(uid, at);
  };
  const sweep = (at: Date) => sweepAccounts(store, service, () => at);
  return { documents, accounts, looks, told, mails, look, change, sweep };
}

describe('a look at an account', () => {
  it('only remembers the first time', async () => {
    const { documents, look, told } = site();
    await look();
    expect(documents.get('knownSignIns/ana')).toEqual(ana);
    expect(told()).toEqual([]);
  });

  it('tells a new password once, however often and by how many it is looked at', async () => {
    const { change, look, mails, told } = site();
    await look();
    change({ passwordAt: NOW });
    await Promise.all([look(later(1)), look(later(1)), look(later(2))]);
    expect(told()).toEqual(['security.passwordChanged']);
    expect(mails()).toHaveLength(1);
    change({ passwordAt: later(5) });
    await look(later(6));
    expect(told()).toEqual(['security.passwordChanged', 'security.passwordChanged']);
  });

  it('tells a changed address at both addresses, and the profile follows', async () => {
    const { change, documents, look, mails, told } = site();
    await look();
    change({ email: 'thief@cursiv.test' });
    await look(later(1));
    await look(later(2));
    expect(told()).toEqual(['security.addressChanged']);
    expect(mails().map(({ to }) => to)).toEqual([undefined, 'ana@cursiv.test']);
    expect(documents.get('users/ana')).toMatchObject({ email: 'thief@cursiv.test' });
  });

  it('mails nothing to an old address that nobody has proven', async () => {
    const { change, look, mails } = site({ ana: { ...ana, isProven: false } });
    await look();
    change({ email: 'ana.pop@cursiv.test', isProven: true });
    await look(later(1));
    expect(mails().map(({ to }) => to)).toEqual([undefined]);
  });

  it('tells each of several changes', async () => {
    const { change, look, told } = site();
    await look();
    change({ email: 'x@cursiv.test', passwordAt: NOW, providers: ['google.com', 'password'] });
    await look(later(1));
    expect(told()).toEqual(['security.addressChanged', 'security.passwordChanged', 'security.googleAdded']);
  });

  it('tells a way to sign in that comes and goes, and remembers since when Google counts', async () => {
    const { change, documents, look, told } = site();
    await look();
    change({ providers: ['google.com', 'password'] });
    await look(later(1));
    await look(later(9));
    expect(documents.get('knownSignIns/ana')).toMatchObject({ googleSince: later(1) });
    change({ providers: ['password'] });
    await look(later(10));
    expect(documents.get('knownSignIns/ana')).not.toHaveProperty('googleSince');
    change({ providers: ['google.com'] });
    await look(later(20));
    expect(told()).toEqual([
      'security.googleAdded',
      'security.googleRemoved',
      'security.passwordRemoved',
      'security.googleAdded',
    ]);
  });

  it('tells a password that the service took away when a link proved the address', async () => {
    const { accounts, look, told } = site({ ana: { ...ana, isProven: false } });
    await look();
    accounts.set('ana', { email: 'ana@cursiv.test', isProven: true, providers: ['password'] });
    await look(later(1));
    expect(told()).toEqual(['security.passwordRemoved']);
  });

  it('tells nothing of an address that is proven now', async () => {
    const before = { ...ana, isProven: false, providers: ['google.com', 'password'] };
    const { change, documents, look, told } = site({ ana: before });
    await look();
    change({ isProven: true });
    await look(later(1));
    expect(told()).toEqual([]);
    expect(documents.get('knownSignIns/ana')).toEqual({ ...before, isProven: true });
  });

  it('writes nothing about somebody who is being deleted', async () => {
    const { accounts, documents, look } = site();
    documents.delete('users/ana');
    await look();
    documents.set('users/ana', {});
    accounts.delete('ana');
    await look();
    expect([...documents.keys()]).toEqual(['users/ana']);
  });
});

describe('a sweep', () => {
  const three = { ana, dan: { ...ana, email: 'dan@cursiv.test' }, eva: { ...ana, email: 'eva@cursiv.test' } };

  it('looks at everybody first, then at those to whom something happened', async () => {
    const { change, looks, sweep, told } = site(three);
    await sweep(NOW);
    expect(looks).toEqual(['ana', 'dan', 'eva']);
    change({ passwordAt: later(5) }, later(5), 'eva');
    await sweep(later(10));
    expect(looks.slice(3)).toEqual(['eva']);
    expect(told()).toEqual(['security.passwordChanged']);
    await sweep(later(20));
    expect(looks.slice(4)).toEqual([]);
  });

  it('finds what changed while it was under way', async () => {
    const { change, sweep, told } = site(three);
    await sweep(NOW);
    change({ passwordAt: NOW }, NOW, 'ana');
    await sweep(later(10));
    expect(told()).toEqual(['security.passwordChanged']);
  });

  it('goes on where a run ended that was cut off or too slow', async () => {
    const { documents, looks, sweep } = site(three);
    documents.set('accountSweeps/last', { since: new Date(0), startedAt: NOW, page: '2' });
    await sweep(later(10));
    expect(looks).toEqual(['eva']);
    expect(documents.get('accountSweeps/last')).toEqual({ since: later(-1), startedAt: NOW });
  });
});
