import type { Accounts } from '../admin/accounts.ts';
import { writtenDraft } from '../courses/testing/written-draft.ts';
import { memoryFileStore } from '../files/testing/memory-file-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import { answerInvitation } from './answer-invitation.ts';
import { inviteSchema } from './author-requests.ts';
import { inviteCoAuthor } from './invite-co-author.ts';
import { removeCoAuthor } from './remove-co-author.ts';
import { tellInvited } from './triggers.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * 24 * 3_600_000);
const refusal = (code: string) => expect.objectContaining({ name: 'AppError', code });

/** Who has an account, and whether the address is proven; `sus` is suspended. */
const PROVEN: Record<string, boolean> = { ana: true, vera: true, dan: true, nina: false };
const addressOf = (uid: string) => `${uid}@cursiv.test`;

function world(changes: object = {}) {
  const documents = writtenDraft(changes);
  documents.set('users/dan', { name: 'Dan Rusu' });
  const store = memoryStore(documents);
  const account = (uid: string) =>
    uid in PROVEN ? { uid, provenEmail: PROVEN[uid] ? addressOf(uid) : undefined } : undefined;
  const accounts: Accounts = {
    withUid: async (uid) => account(uid),
    anyWithUid: async (uid) => account(uid),
    withEmail: async (email) => account(email.replace('@cursiv.test', '')),
  };
  const invite = (email: string, uid = 'ana', now = NOW) =>
    inviteCoAuthor(store, accounts, inviteSchema.parse({ courseId: 'c1', email }), uid, now);
  const ids = () => [...documents.keys()].flatMap((path) => /^invitations\/(.+)/.exec(path)?.[1] ?? []);
  const answer = (uid: string, answer: 'accepted' | 'declined' = 'accepted', now = NOW, id = ids()[0] ?? 'none') =>
    answerInvitation(store, accounts, { id, answer }, uid, now);
  const remove = (uid: string, by: string) =>
    removeCoAuthor({ store, files: memoryFileStore(new Map()) }, { courseId: 'c1', uid }, by, NOW);
  const told = (uid: string) =>
    [...documents].flatMap(([path, { type }]) => (path.startsWith(`users/${uid}/notifications/`) ? [type] : []));
  const tellOf = (id: string) =>
    tellInvited(store, accounts, id, { before: undefined, after: documents.get(`invitations/${id}`) });
  const draft = () => documents.get('courseDrafts/c1') ?? {};
  return { documents, invite, ids, answer, remove, told, tellOf, draft };
}

describe('an invitation to write a course', () => {
  it('is accepted by who has proven the address, and makes them a co-author whose owner is told', async () => {
    const { invite, answer, draft, told } = world();
    await invite(' Dan@Cursiv.test ');
    await answer('dan');
    expect(draft()).toMatchObject({
      editorUids: ['dan'],
      authorNames: { ana: 'Persoana ana', dan: 'Dan Rusu' },
    });
    expect(told('ana')).toEqual(['author.accepted']);
  });

  it('is the same for an address without an account, of which nobody is told', async () => {
    const { invite, ids, tellOf, documents } = world();
    await invite('nobody@cursiv.test');
    await invite('nina@cursiv.test');
    expect(ids()).toHaveLength(2);
    for (const id of ids()) await tellOf(id);
    expect([...documents.keys()].filter((path) => path.includes('notifications'))).toEqual([]);
  });

  it('is told to who has proven the address, once', async () => {
    const { invite, ids, tellOf, told } = world();
    await invite('dan@cursiv.test');
    for (const id of [...ids(), ...ids()]) await tellOf(id);
    expect(told('dan')).toEqual(['author.invited']);
  });

  it('makes a co-author once, however often and from wherever it is accepted', async () => {
    const { invite, answer, draft, told } = world();
    await invite('dan@cursiv.test');
    await answer('dan');
    await answer('dan');
    expect(draft().editorUids).toEqual(['dan']);
    expect(told('ana')).toEqual(['author.accepted']);
  });

  it.each([
    ['somebody else', 'vera'],
    ['who has not proven the address', 'nina'],
    ['a suspended account', 'sus'],
  ])('is not for %s', async (_who, uid) => {
    const { invite, answer, draft } = world();
    await invite(uid === 'vera' ? 'dan@cursiv.test' : addressOf(uid));
    await expect(answer(uid)).rejects.toEqual(refusal('not-found'));
    expect(draft().editorUids).toBeUndefined();
  });

  it('is neither made nor accepted by who is suspended', async () => {
    const { documents, invite, answer, draft } = world();
    await invite('dan@cursiv.test');
    documents.set('users/dan', { name: 'Dan Rusu', status: 'suspended' });
    await expect(answer('dan')).rejects.toEqual(refusal('no-access'));
    expect(draft().editorUids).toBeUndefined();
    documents.set('users/ana', { status: 'suspended' });
    await expect(invite('vera@cursiv.test')).rejects.toEqual(refusal('no-access'));
  });

  it('ends after two weeks, and lasts longer when it is made anew', async () => {
    const { invite, ids, answer, draft } = world();
    await invite('dan@cursiv.test');
    await expect(answer('dan', 'accepted', days(15))).rejects.toEqual(refusal('not-found'));
    await invite('dan@cursiv.test', 'ana', days(15));
    expect(ids()).toHaveLength(1);
    await answer('dan', 'accepted', days(16));
    expect(draft().editorUids).toEqual(['dan']);
  });

  it('is worth nothing once it is declined, used, taken back, or its course has another owner', async () => {
    const declined = world();
    await declined.invite('dan@cursiv.test');
    await declined.answer('dan', 'declined');
    await expect(declined.answer('dan')).rejects.toEqual(refusal('not-found'));

    const used = world();
    await used.invite('dan@cursiv.test');
    await used.answer('dan');
    await used.remove('dan', 'ana');
    await expect(used.answer('dan')).rejects.toEqual(refusal('not-found'));

    const gone = world();
    await expect(gone.answer('dan')).rejects.toEqual(refusal('not-found'));

    const moved = world();
    await moved.invite('dan@cursiv.test');
    moved.documents.set('courseDrafts/c1', { ...moved.draft(), ownerUid: 'vera' });
    await expect(moved.answer('dan')).rejects.toEqual(refusal('not-found'));
  });

  it('comes from the owner alone, who has proven an address and cannot invite it', async () => {
    const { invite } = world({ editorUids: ['dan'] });
    await expect(invite('vera@cursiv.test', 'dan')).rejects.toEqual(refusal('no-access'));
    await expect(invite('vera@cursiv.test', 'nina')).rejects.toEqual(refusal('address-unproven'));
    await expect(invite('ANA@cursiv.test')).rejects.toEqual(refusal('invalid'));
    expect(inviteSchema.safeParse({ courseId: 'c1', email: 'x@y' }).success).toBe(false);
    expect(inviteSchema.safeParse({ courseId: '../users/root', email: addressOf('dan') }).success).toBe(false);
  });

  it('is one of so many', async () => {
    const { invite } = world();
    for (let count = 0; count < 20; count += 1) await invite(`p${count}@cursiv.test`);
    await expect(invite('p20@cursiv.test')).rejects.toEqual(refusal('quota-exceeded'));
    await expect(invite('p19@cursiv.test')).resolves.toBeUndefined();
    await expect(world({ editorUids: Array(10).fill('x') }).invite('a@cursiv.test')).rejects.toEqual(
      refusal('quota-exceeded'),
    );
  });
});

describe('the part of a co-author', () => {
  it('is ended by the owner, and the person is told', async () => {
    const { remove, draft, told, documents } = world({ editorUids: ['dan', 'vera'], authorNames: { dan: 'Dan' } });
    documents.set('courseDrafts/c1/present/dan', { name: 'Dan', at: NOW });
    await remove('dan', 'ana');
    await remove('dan', 'ana');
    expect(draft()).toMatchObject({ editorUids: ['vera'], authorNames: {} });
    expect(told('dan')).toEqual(['author.removed']);
    expect(documents.has('courseDrafts/c1/present/dan')).toBe(false);
  });

  it('is ended by themselves, without news', async () => {
    const { remove, draft, told } = world({ editorUids: ['dan'] });
    await remove('dan', 'dan');
    expect(draft().editorUids).toEqual([]);
    expect(told('dan')).toEqual([]);
  });

  it.each([
    ['another co-author', 'dan', 'vera'],
    ['the owner', 'ana', 'vera'],
    ['a stranger', 'dan', 'nina'],
  ])('lets nobody remove %s who may not', async (_whom, uid, by) => {
    const { remove, draft } = world({ editorUids: ['dan', 'vera'] });
    await expect(remove(uid, by)).rejects.toEqual(refusal('no-access'));
    expect(draft().editorUids).toEqual(['dan', 'vera']);
  });
});
