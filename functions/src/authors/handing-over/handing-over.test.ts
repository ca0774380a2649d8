import type { Accounts } from '../../admin/accounts.ts';
import { claimFiles } from '../../courses/version/claim-files.ts';
import { removeCoAuthor } from '../remove-co-author.ts';
import { written } from '../testing/handed-course.ts';
import { answerOffer } from './answer-offer.ts';
import { followOwner } from './follow-owner.ts';
import { offerCourse } from './offer-course.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * 24 * 3_600_000);
const refusal = (code: string) => expect.objectContaining({ name: 'AppError', code });

function world() {
  const { documents, store, files } = written();
  const account = (uid: string) => ({ uid, provenEmail: uid === 'nina' ? undefined : `${uid}@cursiv.test` });
  const accounts: Accounts = {
    withUid: async (uid) => account(uid),
    anyWithUid: async (uid) => account(uid),
    withEmail: async () => undefined,
  };
  const offer = (uid: string | null = 'dan', by = 'ana', now = NOW) =>
    offerCourse(store, { courseId: 'c1', uid }, by, now);
  const answer = (uid = 'dan', said: 'accepted' | 'declined' = 'accepted', now = NOW) =>
    answerOffer({ store, files, accounts }, { courseId: 'c1', answer: said }, uid, now);
  const told = (uid: string) =>
    [...documents].flatMap(([path, { type }]) => (path.startsWith(`users/${uid}/notifications/`) ? [type] : []));
  const at = (path: string) => documents.get(path) ?? {};
  const change = (path: string, fields: object) => void documents.set(path, { ...at(path), ...fields });
  /** The documents that name somebody as an owner. */
  const ownedBy = (uid: string) =>
    [...documents].flatMap(([path, { ownerUid, courseOwnerUid }]) =>
      [ownerUid, courseOwnerUid].includes(uid) ? [path] : [],
    );
  return { documents, store, files, offer, answer, told, at, change, ownedBy };
}

/** What stays its author’s: another course, what stands there, and that they wrote the course that they took. */
const STAYS = ['enrollments/ana__c1', 'courseDrafts/c2', 'courses/c2', 'files/shared', 'files/other', 'resources/both'];

describe('a course that is handed over', () => {
  it('is the new owner’s with all that belongs to it, and its former owner is a co-author', async () => {
    const { store, offer, answer, at, ownedBy } = world();
    const before = ownedBy('ana');
    await offer();
    await answer();
    await followOwner(store, 'c1', 'ana');
    expect(ownedBy('ana').toSorted()).toEqual(STAYS.toSorted());
    expect(ownedBy('dan').toSorted()).toEqual(before.filter((path) => !STAYS.includes(path)).toSorted());
    expect(at('courseDrafts/c1')).toMatchObject({
      ownerUid: 'dan',
      editorUids: ['vera', 'ana'],
      authorNames: { ana: 'Persoana ana', dan: 'Dan Rusu' },
      ...{ offer: null, status: 'published', rev: 3, publishedRev: 3 },
    });
  });

  it('stays live as it was, with its learners and its rating, and shows the new author', async () => {
    const { offer, answer, at } = world();
    const { ownerUid: _, instructors: __, ...before } = at('courses/c1');
    await offer();
    await answer();
    expect(at('courses/c1')).toMatchObject(before);
    expect((at('courses/c1').instructors as { uid: string }[]).map(({ uid }) => uid)).toEqual(['dan', 'vera']);
  });

  it('is reviewed by neither of the two', async () => {
    const { store, documents, offer, answer, at } = world();
    await offer();
    await answer();
    await followOwner(store, 'c1', 'ana');
    expect(at('enrollments/ana__c1').courseOwnerUid).toBe('ana');
    expect(documents.has('reviews/course__c1__dan')).toBe(false);
    expect(documents.has('reviews/course__c1__root')).toBe(true);
  });

  it('changes nothing before the other agrees, and is told to both then', async () => {
    const { offer, answer, told, at, ownedBy } = world();
    const before = ownedBy('ana');
    await offer();
    expect(ownedBy('ana')).toEqual(before);
    expect(told('dan')).toEqual(['author.offered']);
    await answer();
    await answer();
    expect(told('dan')).toEqual(['author.offered', 'author.tookOver']);
    expect(told('ana')).toEqual(['author.handedOver']);
    expect(at('users/dan').verifiedCreator).toBe(false);
  });

  it('is written down, once', async () => {
    const { documents, offer, answer } = world();
    await offer();
    await answer();
    await answer();
    const events = [...documents].flatMap(([path, event]) => (path.startsWith('auditEvents/') ? [event] : []));
    expect(events).toEqual([
      expect.objectContaining({
        ...{ action: 'course.handedOver', actorUid: 'dan', subject: 'courseDrafts/c1' },
        changes: { ownerUid: { old: 'ana', new: 'dan' } },
      }),
    ]);
  });

  it('takes its files along with their room, and leaves what other courses show', async () => {
    const { store, offer, answer, at } = world();
    await offer();
    await answer();
    expect(at('storageUse/ana')).toMatchObject({ bytes: 70, files: 2 });
    expect(at('storageUse/dan')).toMatchObject({ bytes: 1030, files: 4, sent: 5 });
    expect(at('files/film')).toMatchObject({ ownerUid: 'dan', shownIn: ['c1'] });
    expect(at('files/shared')).toMatchObject({ ownerUid: 'ana', shownIn: ['c2', 'c1'], alsoOf: ['dan'] });
    await expect(
      claimFiles(store, { id: 'c1', ownerUid: 'dan' }, ['courses/ana/c1/l1/shared-foto.jpg']),
    ).resolves.toBeUndefined();
    await expect(
      claimFiles(store, { id: 'c1', ownerUid: 'dan' }, ['courses/ana/c2/l1/other-foto.jpg']),
    ).rejects.toEqual(refusal('invalid'));
  });

  it('lets an upload of its former owner go on', async () => {
    const { offer, answer, at } = world();
    await offer();
    await answer();
    expect(at('files/coming')).toMatchObject({ ownerUid: 'dan', sentBy: 'ana', status: 'expected' });
  });

  it('takes resources of its own along, and leaves those of several courses to their author', async () => {
    const { offer, answer, at } = world();
    await offer();
    await answer();
    expect(at('resources/own')).toMatchObject({ ownerUid: 'dan', courseIds: ['c1'], rev: 2, status: 'published' });
    expect(at('resources/both')).toMatchObject({ ownerUid: 'ana', courseIds: ['c2'], rev: 3 });
    expect(at('files/sheet').ownerUid).toBe('dan');
  });

  it('can be handed on and back', async () => {
    const { store, offer, answer, at, ownedBy } = world();
    const before = ownedBy('ana').toSorted();
    await offer();
    await answer();
    await offer('ana', 'dan', days(1));
    await answer('ana', 'accepted', days(1));
    // The first one is reported late.
    await followOwner(store, 'c1', 'ana');
    await followOwner(store, 'c1', 'dan');
    expect(ownedBy('ana').toSorted()).toEqual(before);
    expect(at('courseDrafts/c1').editorUids).toEqual(['vera', 'dan']);
  });
});

describe('the offer of a course', () => {
  it.each([
    ['a co-author', 'dan'],
    ['a stranger', 'root'],
  ])('comes from nobody but its owner, such as %s', async (_who, by) => {
    const { offer, at } = world();
    await expect(offer('vera', by)).rejects.toEqual(refusal('no-access'));
    expect(at('courseDrafts/c1').offer).toBeUndefined();
  });

  it('goes to co-authors alone, and is told once', async () => {
    const { offer, told } = world();
    await expect(offer('root')).rejects.toEqual(refusal('not-found'));
    await expect(offer('ana')).rejects.toEqual(refusal('not-found'));
    await offer();
    await offer();
    expect(told('dan')).toEqual(['author.offered']);
  });

  it.each([
    ['who was not offered it', 'vera', (_: ReturnType<typeof world>) => undefined],
    ['who is no co-author any more', 'dan', (it) => it.change('courseDrafts/c1', { editorUids: ['vera'] })],
    [
      'who left and was invited again',
      'dan',
      async (it) => {
        await removeCoAuthor(it, { courseId: 'c1', uid: 'dan' }, 'dan', NOW);
        it.change('courseDrafts/c1', { editorUids: ['vera', 'dan'] });
      },
    ],
    ['whose offer was taken back', 'dan', (it) => it.offer(null)],
  ] as [string, string, (it: ReturnType<typeof world>) => unknown][])(
    'is worth nothing to a person %s',
    async (_, uid, meanwhile) => {
      const it = world();
      await it.offer();
      await meanwhile(it);
      for (const said of ['accepted', 'declined'] as const)
        await expect(it.answer(uid, said)).rejects.toEqual(refusal('not-found'));
      expect(it.at('courseDrafts/c1').ownerUid).toBe('ana');
    },
  );

  it('ends after two weeks', async () => {
    const { offer, answer } = world();
    await offer();
    await expect(answer('dan', 'accepted', days(15))).rejects.toEqual(refusal('not-found'));
  });

  it('is declined once, and its owner is told', async () => {
    const { offer, answer, told, at } = world();
    await offer();
    await answer('dan', 'declined');
    await expect(answer('dan', 'declined')).rejects.toEqual(refusal('not-found'));
    expect(at('courseDrafts/c1')).toMatchObject({ ownerUid: 'ana', offer: null });
    expect(told('ana')).toEqual(['author.refused']);
  });

  it('is not taken without a proven address', async () => {
    const { offer, answer, change, at } = world();
    change('courseDrafts/c1', { editorUids: ['nina'] });
    await offer('nina');
    await expect(answer('nina')).rejects.toEqual(refusal('address-unproven'));
    expect(at('courseDrafts/c1').ownerUid).toBe('ana');
  });

  it.each(['ana', 'dan'])('is not taken while %s is suspended', async (uid) => {
    const { offer, answer, change, at } = world();
    await offer();
    change(`users/${uid}`, { status: 'suspended' });
    await expect(answer()).rejects.toEqual(refusal('no-access'));
    expect(at('courses/c1').ownerUid).toBe('ana');
  });

  it('waits while the course is being published', async () => {
    const { offer, answer, change, at } = world();
    await offer();
    change('publications/c1', { status: 'running', startedAt: NOW });
    await expect(answer()).rejects.toEqual(refusal('busy'));
    expect(at('courses/c1').ownerUid).toBe('ana');
  });

  it('is not taken where its files do not fit, and nothing has moved then', async () => {
    const { offer, answer, change, ownedBy } = world();
    const before = ownedBy('ana');
    change('files/film', { bytes: 3 * 1024 ** 3 });
    await offer();
    await expect(answer()).rejects.toEqual(refusal('quota-exceeded'));
    expect(ownedBy('ana')).toEqual(before);
  });
});
