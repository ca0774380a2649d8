import { memoryFileStore } from '../../files/testing/memory-file-store.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { askDeletion, keepAccount, storeDeletion } from './ask-deletion.ts';
import { keepDeletions } from './delete-person.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const MINUTE = 60_000;
const DAY = 86_400_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);
const refused = expect.objectContaining({ code: 'conflict' });

const administrator = (name: string, changes: Record<string, unknown> = {}) => ({
  ...{ name, email: `${name.toLowerCase()}@cursiv.test`, role: 'cursiv-user', isAdmin: true },
  ...{ verifiedCreator: false, verifiedExpert: false, verifiedInstructor: false, createdAt: NOW, updatedAt: NOW },
  ...changes,
});

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/ana', administrator('Ana')],
    ['users/dan', administrator('Dan')],
  ]);
});

const store = () => memoryStore(documents);
const caller = (uid: string, now = NOW) => ({ uid, hasVerifiedEmail: true, signedInAt: now });
const ask = (uid: string, now = NOW) => askDeletion(store(), caller(uid, now), now);
/** The schedule, each time that it has something to do, until everybody who goes is gone. */
async function run() {
  const accounts = { provenEmail: async () => undefined, close: async () => {}, remove: async () => {} };
  for (const after of [MINUTE, DAY + 2 * MINUTE, DAY + 90 * MINUTE])
    await keepDeletions({ store: store(), files: memoryFileStore(new Map()), accounts, now: later(14 * DAY + after) });
}
const left = () => ['ana', 'dan'].filter((uid) => documents.has(`users/${uid}`));

describe('two administrators who want to leave', () => {
  it('do not both: the second is refused until the first stays', async () => {
    await ask('ana');
    await expect(ask('dan')).rejects.toEqual(refused);
    await keepAccount(store(), caller('ana'), NOW);
    await expect(ask('dan')).resolves.toEqual({ dueAt: later(14 * DAY) });
  });

  it('do not both when both have asked already, and are due in the same hour', async () => {
    await store().transact(async (transaction) => {
      for (const uid of ['ana', 'dan']) storeDeletion(transaction, { uid }, NOW);
    });
    await run();
    expect(left()).toHaveLength(1);
  });

  it('do both where a third stays', async () => {
    documents.set('users/eva', administrator('Eva'));
    await ask('ana');
    await ask('dan');
    await run();
    expect(left()).toEqual([]);
    expect(documents.has('users/eva')).toBe(true);
  });
});

it('an administrator who is suspended does not count as one who stays', async () => {
  documents.set('users/dan', administrator('Dan', { status: 'suspended' }));
  await expect(ask('ana')).rejects.toEqual(refused);
});
