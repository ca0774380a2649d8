import { memoryFileStore } from '../../files/testing/memory-file-store.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { askExport } from '../ask-export.ts';
import { askDeletion, keepAccount } from '../deletion/ask-deletion.ts';
import { keepDeletions } from '../deletion/delete-person.ts';
import { openExport } from '../open-export.ts';
import { writeExport } from '../write-export.ts';
import { askDeletionOnBehalf, askExportOnBehalf, callOffDeletion } from './ask-on-behalf.ts';
import { readOpenRequests } from './read-open-requests.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);
const REASON = 'Scrisoarea din 20 noiembrie.';
const caller = (uid: string, signedInAt = NOW) => ({ uid, hasVerifiedEmail: true, signedInAt });
const refusal = (reason: string) => expect.objectContaining({ code: 'conflict', reason });
const coded = (code: string) => expect.objectContaining({ code });

const profile = (name: string, changes: Record<string, unknown> = {}) => ({
  ...{ name, email: `${name.toLowerCase()}@cursiv.test`, role: 'cursiv-user', isAdmin: false },
  ...{ verifiedCreator: false, verifiedExpert: false, verifiedInstructor: false, ...changes },
});

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/root', profile('Ioana', { isAdmin: true })],
    ['users/radu', profile('Radu', { isAdmin: true })],
    ['users/mara', profile('Mara', { role: 'cursiv-moderator' })],
    ['users/sorin', profile('Sorin', { role: 'cursiv-support' })],
    ['users/tea', profile('Tea', { role: 'cursiv-translator' })],
    ['users/ana', profile('Ana')],
    ['users/dan', profile('Dan')],
  ]);
});

const store = () => memoryStore(documents);
const ACTS = { askExportOnBehalf, askDeletionOnBehalf, callOffDeletion } as const;
type Name = keyof typeof ACTS;
const act = (name: Name, uid = 'ana', by = 'root', now = NOW) =>
  ACTS[name](store(), { uid, reason: REASON }, caller(by), now);
const open = (by = 'root', now = NOW) => readOpenRequests(store(), 'ana', caller(by), now);
const written = (prefix: string) =>
  [...documents].flatMap(([path, fields]) => (path.startsWith(prefix) ? [fields] : []));
const names = (prefix: string) => [...documents.keys()].filter((path) => path.startsWith(prefix));

describe('what an administrator asks on somebody’s behalf', () => {
  it('is a copy that only its person opens, right after they have signed in', async () => {
    const files = memoryFileStore(new Map());
    await act('askExportOnBehalf');
    expect(await open()).toEqual({ copy: { status: 'waiting', askedAt: NOW.toISOString() } });
    await writeExport({ store: store(), files, origin: 'https://cursiv.test', now: NOW }, 'ana');
    expect(await open()).toEqual({ copy: { status: 'ready', expiresAt: days(7).toISOString() } });
    await expect(openExport(store(), files, caller('root'), NOW)).rejects.toEqual(coded('not-found'));
    await expect(openExport(store(), files, caller('ana', days(-1)), NOW)).rejects.toEqual(
      coded('auth/recent-login-required'),
    );
    await expect(openExport(store(), files, caller('ana'), NOW)).resolves.toHaveProperty('address');
    expect(await open('root', days(8))).toEqual({});
  });

  it('is a deletion after fourteen days, which its person takes back like one of their own', async () => {
    await act('askDeletionOnBehalf');
    expect(await open()).toEqual({
      deletion: { hasBegun: false, isOnBehalf: true, dueAt: days(14).toISOString() },
    });
    await keepAccount(store(), caller('ana'), days(13));
    expect(await open()).toEqual({});
    await act('askDeletionOnBehalf', 'ana', 'root', days(13));
    const accounts = { provenEmail: async () => undefined, close: async () => {}, remove: async () => {} };
    const run = (now: Date) => keepDeletions({ store: store(), files: memoryFileStore(new Map()), accounts, now });
    await run(days(26));
    expect(await open()).toMatchObject({ deletion: { hasBegun: false } });
    await run(days(27.1));
    expect(await open()).toMatchObject({ deletion: { hasBegun: true } });
    await expect(act('callOffDeletion')).rejects.toEqual(refusal('leaving'));
    await expect(act('askDeletionOnBehalf')).rejects.toEqual(refusal('leaving'));
    await expect(act('askExportOnBehalf')).rejects.toEqual(refusal('leaving'));
  });

  it.each<[Name, string, object, object]>([
    ['askExportOnBehalf', 'user.export.asked', {}, { type: 'security.copyAskedFor' }],
    [
      'askDeletionOnBehalf',
      'user.deletion.changed',
      { status: { old: null, new: 'asked' } },
      { type: 'security.deletionAskedFor', params: { until: days(14), note: REASON } },
    ],
  ])('%s tells its person why, in the site and by mail, and is recorded', async (name, action, changes, told) => {
    await act(name);
    expect(written('users/ana/notifications/')).toMatchObject([{ params: { note: REASON }, ...told }]);
    expect(written('mails/')).toMatchObject([{ uid: 'ana', status: 'waiting' }]);
    expect(written('auditEvents/')).toEqual([
      {
        ...{ at: NOW, actorUid: 'root', actorName: 'Ioana', action, subject: 'users/ana' },
        changes: { ...changes, reason: { old: null, new: REASON } },
      },
    ]);
  });

  it.each<Name>(['askExportOnBehalf', 'askDeletionOnBehalf'])(
    '%s happens once, however often it is asked',
    async (name) => {
      await act(name);
      await expect(act(name, 'ana', 'radu')).rejects.toEqual(refusal('standing'));
      expect(names('auditEvents/')).toHaveLength(1);
      expect(names('users/ana/notifications/')).toHaveLength(1);
    },
  );

  it('is not asked beside what the person has asked for', async () => {
    await askExport(store(), 'ana', NOW);
    await askDeletion(store(), caller('ana'), NOW);
    await expect(act('askExportOnBehalf')).rejects.toEqual(refusal('standing'));
    await expect(act('askDeletionOnBehalf')).rejects.toEqual(refusal('standing'));
    expect(documents.get('dataRequests/ana__deletion')).not.toHaveProperty('isOnBehalf');
  });

  describe.each(Object.keys(ACTS) as Name[])('%s', (name) => {
    it.each(['mara', 'sorin', 'tea', 'ana', 'dan', 'nobody'])('is not for %s', async (by) => {
      await askDeletion(store(), caller('ana'), NOW);
      await expect(act(name, 'ana', by)).rejects.toEqual(coded('no-access'));
      expect(names('auditEvents/')).toEqual([]);
    });

    it.each(['root', 'radu', 'mara', 'sorin', 'tea'])('does not concern %s, suspended or not', async (uid) => {
      await expect(act(name, uid)).rejects.toEqual(refusal('staff'));
      documents.set(`users/${uid}`, { ...documents.get(`users/${uid}`), status: 'suspended' });
      await expect(act(name, uid, uid === 'root' ? 'radu' : 'root')).rejects.toEqual(refusal('staff'));
      expect(names('dataRequests/')).toEqual([]);
    });

    it('is not for a suspended administrator, and concerns nobody who is not there', async () => {
      await expect(act(name, 'gone')).rejects.toEqual(coded('not-found'));
      documents.set('users/root', profile('Ioana', { isAdmin: true, status: 'suspended' }));
      await expect(act(name)).rejects.toEqual(coded('no-access'));
    });
  });

  it('is no copy for whoever is suspended, since they could not open it, but a deletion', async () => {
    documents.set('users/ana', profile('Ana', { status: 'suspended' }));
    await expect(act('askExportOnBehalf')).rejects.toEqual(refusal('suspended'));
    await act('askDeletionOnBehalf');
    expect(await open()).toMatchObject({ deletion: { isOnBehalf: true } });
  });

  it('deletes nobody who has become one of the staff meanwhile', async () => {
    await act('askDeletionOnBehalf');
    documents.set('users/ana', profile('Ana', { role: 'cursiv-support' }));
    const closed: string[] = [];
    const accounts = {
      provenEmail: async () => undefined,
      close: async (uid: string) => void closed.push(uid),
      remove: async () => {},
    };
    await keepDeletions({ store: store(), files: memoryFileStore(new Map()), accounts, now: days(15) });
    expect(closed).toEqual([]);
    expect(documents.get('dataRequests/ana__deletion')).toMatchObject({ status: 'asked' });
  });
});

describe('a deletion that is called off', () => {
  it('may be the person’s own, and they are told why', async () => {
    await askDeletion(store(), caller('ana'), NOW);
    await act('callOffDeletion', 'ana', 'root', days(1));
    expect(names('dataRequests/')).toEqual([]);
    expect(written('users/ana/notifications/').at(-1)).toMatchObject({
      ...{ type: 'security.deletionUndone', params: { note: REASON } },
    });
    expect(written('auditEvents/')).toMatchObject([
      { action: 'user.deletion.changed', changes: { status: { old: 'asked', new: null } } },
    ]);
  });

  it('has been asked for', async () => {
    await expect(act('callOffDeletion')).rejects.toEqual(coded('not-found'));
  });
});

describe('what stands open', () => {
  it.each(['mara', 'sorin', 'ana'])('is not read by %s', async (by) => {
    await expect(open(by)).rejects.toEqual(coded('no-access'));
  });

  it('names no pseudonym', async () => {
    documents.set('dataRequests/ana__deletion', {
      ...{ uid: 'ana', status: 'telling', askedAt: NOW, dueAt: NOW, pseudonym: 'deleted-1', name: 'Ana' },
    });
    expect(JSON.stringify(await open())).not.toMatch(/deleted-1|Ana/);
  });
});
