import { AppError, type AppErrorCode, type InstructorStatus } from '@cursiv/shared-domain';
import { memoryStore } from '../../store/memory-store.ts';
import { writtenDraft } from '../testing/written-draft.ts';
import { keepInstructors, keepInstructorsOf, liveInstructors } from './live-instructors.ts';
import { moveInstructor } from './move-instructor.ts';
import { nameInstructor } from './name-instructor.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const PLACE = 'courseInstructors/c1__ioan';

/** The course of `ana`; `ioan` and `maria` are verified instructors, `vera` is none. */
function world() {
  const documents = writtenDraft();
  const person = (uid: string) => ({
    ...documents.get('users/ana'),
    name: `Persoana ${uid}`,
    email: `${uid}@cursiv.test`,
  });
  for (const uid of ['ioan', 'maria']) documents.set(`users/${uid}`, { ...person(uid), verifiedInstructor: true });
  const store = memoryStore(documents);
  const caller = (uid: string) => ({ uid, hasVerifiedEmail: true });
  return {
    documents,
    store,
    names: (uid: string, email = 'ioan@cursiv.test') =>
      nameInstructor(store, { courseId: 'c1', email }, caller(uid), NOW),
    moves: (uid: string, to: InstructorStatus, of = 'ioan') =>
      moveInstructor(store, { courseId: 'c1', uid: of, to }, caller(uid), NOW),
    shown: async () => (await liveInstructors(store, 'c1', 'ana')).map(({ uid }) => uid),
    change: (path: string, fields: object) => documents.set(path, { ...documents.get(path), ...fields }),
  };
}

const refused = (code: AppErrorCode) => expect.objectContaining({ name: AppError.name, code });

describe('an instructor', () => {
  it('is named by the author, agrees, and is shown beside them', async () => {
    const { names, moves, shown, documents } = world();
    await expect(names('ana', ' Ioan@Cursiv.test ')).resolves.toEqual({ uid: 'ioan' });
    expect(documents.get(PLACE)).toMatchObject({ status: 'invited', ownerName: 'Persoana ana', name: 'Persoana ioan' });
    expect(await shown()).toEqual(['ana']);
    await moves('ioan', 'accepted');
    expect(await shown()).toEqual(['ana', 'ioan']);
  });

  it('is not shown any more when either side ends it, or the right goes or the account is suspended', async () => {
    const { names, moves, shown, change } = world();
    await names('ana');
    await moves('ioan', 'accepted');
    change('users/ioan', { verifiedInstructor: false });
    expect(await shown()).toEqual(['ana']);
    change('users/ioan', { verifiedInstructor: true, status: 'suspended' });
    expect(await shown()).toEqual(['ana']);
    change('users/ioan', { status: 'active' });
    await moves('ana', 'removed');
    expect(await shown()).toEqual(['ana']);
    await names('ana');
    expect(await shown()).toEqual(['ana']);
    await moves('ioan', 'accepted');
    await moves('ioan', 'declined');
    expect(await shown()).toEqual(['ana']);
  });

  it('who has said no is not asked again, and may change their mind', async () => {
    const { names, moves, shown } = world();
    await names('ana');
    await moves('ioan', 'declined');
    await expect(names('ana')).rejects.toEqual(refused('conflict'));
    await expect(moves('ana', 'removed')).rejects.toEqual(refused('conflict'));
    await moves('ioan', 'accepted');
    expect(await shown()).toEqual(['ana', 'ioan']);
  });

  it('is a verified one: of anybody else it is not said whether they have an account', async () => {
    const { names } = world();
    await expect(names('ana', 'vera@cursiv.test')).rejects.toEqual(refused('not-found'));
    await expect(names('ana', 'nobody@cursiv.test')).rejects.toEqual(refused('not-found'));
  });

  it('is nobody who names themselves, and nobody is named in a course of others', async () => {
    const { names, change } = world();
    await expect(names('ioan')).rejects.toEqual(refused('no-access'));
    change('users/ana', { verifiedInstructor: true });
    await expect(names('ana', 'ana@cursiv.test')).rejects.toEqual(refused('invalid'));
  });

  it('agrees alone: nobody else answers for them, and nobody agrees who was not named', async () => {
    const { names, moves } = world();
    await expect(moves('ioan', 'accepted')).rejects.toEqual(refused('not-found'));
    await names('ana');
    await expect(moves('ana', 'accepted')).rejects.toEqual(refused('conflict'));
    await expect(moves('maria', 'accepted')).rejects.toEqual(refused('not-found'));
    await expect(moves('maria', 'removed')).rejects.toEqual(refused('not-found'));
    await expect(moves('ioan', 'removed')).rejects.toEqual(refused('conflict'));
  });

  it('who has lost the right since does not agree any more', async () => {
    const { names, moves, change } = world();
    await names('ana');
    change('users/ioan', { verifiedInstructor: false });
    await expect(moves('ioan', 'accepted')).rejects.toEqual(refused('no-access'));
    await moves('ioan', 'declined');
  });

  it('is one of ten at most', async () => {
    const { names, documents } = world();
    for (let n = 0; n < 10; n += 1) {
      documents.set(`courseInstructors/c1__p${n}`, {
        ...{ courseId: 'c1', ownerUid: 'ana', ownerName: '', title: {}, baseLocale: 'ro', uid: `p${n}`, name: '' },
        ...{ status: 'invited', updatedAt: NOW },
      });
    }
    await expect(names('ana')).rejects.toEqual(refused('quota-exceeded'));
  });

  it('changes the published course, once', async () => {
    const { names, moves, documents, store } = world();
    documents.set('courses/c1', {
      ...{ ownerUid: 'ana', status: 'published', baseLocale: 'ro', locales: ['ro'], title: {}, subtitle: {} },
      ...{ description: {}, outcomes: {}, categoryId: 'arts', level: 'beginner', durationSec: 0, lessonCount: 0 },
      ...{
        instructors: [],
        outline: [],
        version: 1,
        publishedAt: NOW,
        ratingAvg: 0,
        ratingCount: 0,
        enrollmentCount: 0,
      },
    });
    await names('ana');
    await moves('ioan', 'accepted');
    await keepInstructorsOf(store, 'ioan');
    const kept = documents.get('courses/c1');
    expect(kept?.instructors).toEqual([
      { uid: 'ana', name: 'Persoana ana', isVerified: false },
      { uid: 'ioan', name: 'Persoana ioan', isVerified: true },
    ]);
    await keepInstructors(store, 'c1');
    expect(documents.get('courses/c1')).toBe(kept);
  });

  describe('with a card', () => {
    const words = { bio: { en: 'I teach.' }, languages: ['ro'] };
    const withCard = (card: object) => {
      const made = world();
      made.documents.set('profiles/ana', { ...words, isShown: true, rev: 1, updatedAt: NOW, ...card });
      return { ...made, card: async () => (await liveInstructors(made.store, 'c1', 'ana'))[0]?.card };
    };

    it('is shown with what they say, in the languages in which they say it', async () => {
      expect(await withCard({}).card()).toEqual(words);
    });

    it.each([
      ['hides it', { isShown: false }],
      ['has emptied it', { bio: {}, languages: [] }],
      ['smuggled something else in', { languages: ['ro en'] }],
    ])('is shown by name when they %s', async (_, changes) => {
      expect(await withCard(changes).card()).toBeUndefined();
    });

    it('is shown by name while the account is suspended', async () => {
      const { card, change } = withCard({});
      change('users/ana', { status: 'suspended' });
      expect(await card()).toBeUndefined();
    });
  });
});
