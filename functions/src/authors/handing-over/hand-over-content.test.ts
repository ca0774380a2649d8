import { deletionPath } from '@cursiv/shared-domain';
import type { Accounts } from '../../admin/accounts.ts';
import { written } from '../testing/handed-course.ts';
import { followOwner } from './follow-owner.ts';
import { handOverContent } from './hand-over-content.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const REASON = 'Ana has left the school.';
const coded = (code: string) => expect.objectContaining({ name: 'AppError', code });
const refusal = (reason: string) => expect.objectContaining({ name: 'AppError', code: 'conflict', reason });

/** The site of the handed course, with the administrator `ioana`. */
function world() {
  const { documents, store, files } = written();
  const at = (path: string) => documents.get(path) ?? {};
  const change = (path: string, fields: object) => void documents.set(path, { ...at(path), ...fields });
  change('users/ioana', { ...at('users/dan'), name: 'Ioana', email: 'ioana@cursiv.test', isAdmin: true });
  change('users/ana', { isAdmin: false, role: 'cursiv-user' });
  const account = async (uid: string) => ({ uid, provenEmail: uid === 'nina' ? undefined : `${uid}@cursiv.test` });
  const accounts: Accounts = { withUid: account, anyWithUid: account, withEmail: async () => undefined };
  const give = (kind: 'course' | 'resource', id: string, { from = 'ana', to = 'dan', by = 'ioana' } = {}) =>
    handOverContent(
      { store, files, accounts },
      { kind, id, from, to, reason: REASON },
      { uid: by, hasVerifiedEmail: true },
      NOW,
    );
  const under = (start: string) => [...documents].flatMap(([path, fields]) => (path.startsWith(start) ? [fields] : []));
  return { documents, store, at, change, give, under };
}

describe('what an administrator hands over', () => {
  it('is a course with all that belongs to it, of somebody who cannot answer any more', async () => {
    const { store, at, change, give, under } = world();
    change('users/ana', { status: 'suspended' });
    await give('course', 'c1');
    await followOwner(store, 'c1', 'ana');
    expect(at('courseDrafts/c1')).toMatchObject({ ownerUid: 'dan', editorUids: ['vera', 'ana'] });
    expect(at('courses/c1')).toMatchObject({ ownerUid: 'dan', status: 'published' });
    expect(at('files/film').ownerUid).toBe('dan');
    expect(at('enrollments/root__c1').courseOwnerUid).toBe('dan');
    expect(under('auditEvents/')).toMatchObject([
      {
        ...{ actorUid: 'ioana', actorName: 'Ioana', action: 'course.handedOver', subject: 'courseDrafts/c1' },
        changes: { ownerUid: { old: 'ana', new: 'dan' }, reason: { old: null, new: REASON } },
      },
    ]);
  });

  it('is a resource of several courses, with its file and the room that it takes', async () => {
    const { at, change, give, under } = world();
    change('files/sheet', { place: { kind: 'resource', resourceId: 'both' }, bytes: 300 });
    await give('resource', 'both');
    expect(at('resources/both')).toMatchObject({ ownerUid: 'dan', courseIds: ['c1', 'c2'], status: 'published' });
    expect(at('files/sheet').ownerUid).toBe('dan');
    expect(at('storageUse/ana')).toMatchObject({ bytes: 800, files: 5 });
    expect(at('storageUse/dan')).toMatchObject({ bytes: 300, files: 1 });
    expect(under('auditEvents/')).toMatchObject([{ action: 'resource.handedOver', subject: 'resources/both' }]);
  });

  it.each([
    ['course', 'c1'],
    ['resource', 'own'],
  ] as const)('is told to both with the reason, once, when it is a %s', async (kind, id) => {
    const { give, documents, under } = world();
    await give(kind, id);
    const once = new Map(documents);
    await give(kind, id);
    expect(documents).toEqual(once);
    expect(under('users/ana/notifications/')).toMatchObject([
      { type: `${kind}.givenAway`, params: { name: 'Dan Rusu', note: REASON } },
    ]);
    expect(under('users/dan/notifications/')).toMatchObject([
      { type: `${kind}.given`, params: { name: 'Persoana ana', note: REASON } },
    ]);
  });
});

describe('a handing over by an administrator is refused', () => {
  it.each<[string, (it: ReturnType<typeof world>) => Promise<void>, unknown]>([
    ['to everybody else', (it) => it.give('course', 'c1', { by: 'vera' }), coded('no-access')],
    [
      'to a suspended administrator',
      (it) => {
        it.change('users/ioana', { status: 'suspended' });
        return it.give('course', 'c1');
      },
      coded('no-access'),
    ],
    ['of whoever is not there', (it) => it.give('course', 'c1', { from: 'gone' }), coded('not-found')],
    ['of what is not there', (it) => it.give('resource', 'gone'), coded('not-found')],
    [
      'of one of the staff',
      (it) => {
        it.change('users/ana', { role: 'cursiv-moderator' });
        return it.give('course', 'c1');
      },
      refusal('staff'),
    ],
    ['to the giver', (it) => it.give('course', 'c1', { to: 'ana' }), refusal('self')],
    ['to who decides it', (it) => it.give('course', 'c1', { to: 'ioana' }), refusal('self')],
    ['to nobody', (it) => it.give('resource', 'own', { to: 'gone' }), refusal('taker')],
    [
      'to whoever is suspended',
      (it) => {
        it.change('users/dan', { status: 'suspended' });
        return it.give('resource', 'own');
      },
      refusal('taker'),
    ],
    [
      'to whoever will be deleted',
      (it) => {
        it.change(deletionPath('dan'), { status: 'asked' });
        return it.give('resource', 'own');
      },
      refusal('taker'),
    ],
    [
      'of whoever is being deleted',
      (it) => {
        it.change(deletionPath('ana'), { status: 'running' });
        return it.give('course', 'c1');
      },
      refusal('leaving'),
    ],
    [
      'without a proven address',
      (it) => {
        it.change('users/nina', it.at('users/dan'));
        return it.give('course', 'c1', { to: 'nina' });
      },
      refusal('unproven'),
    ],
    [
      'once it is another’s',
      (it) => {
        it.change('resources/own', { ownerUid: 'vera' });
        return it.give('resource', 'own');
      },
      refusal('moved'),
    ],
    [
      'while the course is being published',
      (it) => {
        it.change('publications/c1', { status: 'running', startedAt: NOW });
        return it.give('course', 'c1');
      },
      coded('busy'),
    ],
  ])('%s, and nothing has moved then', async (_, give, error) => {
    const it = world();
    await expect(give(it)).rejects.toEqual(error);
    expect(it.under('auditEvents/')).toEqual([]);
    expect(it.at('courses/c1').ownerUid).toBe('ana');
  });
});
