import { bookingSchema, withSearchKeys } from '@cursiv/shared-domain';
import fc from 'fast-check';
import { memoryFileStore } from '../../files/testing/memory-file-store.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { askDeletion, keepAccount } from './ask-deletion.ts';
import { deletePerson, keepDeletions } from './delete-person.ts';
import { deletionEffects } from './effects.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const MINUTE = 60_000;
const DAY = 86_400_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);
const refused = (code: string) => expect.objectContaining({ code });

type Documents = Map<string, Record<string, unknown>>;

const profile = (name: string, changes: Record<string, unknown> = {}) => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@cursiv.test`,
  role: 'cursiv-user',
  isAdmin: false,
  verifiedCreator: false,
  verifiedExpert: false,
  verifiedInstructor: false,
  createdAt: NOW,
  updatedAt: NOW,
  ...changes,
});

const booking = (changes: Record<string, unknown>) => ({
  learnerUid: 'ana1',
  learnerName: 'Ana Pop',
  expertUid: 'ion2',
  expertName: 'Ion Rusu',
  offeringId: 'o1',
  offeringTitle: { ro: 'Sesiune' },
  startAt: later(30 * DAY),
  endAt: later(30 * DAY + 60 * MINUTE),
  expertTimeZone: 'Europe/Bucharest',
  learnerTimeZone: 'Europe/Bucharest',
  status: 'confirmed',
  cancelUntil: later(29 * DAY),
  answerUntil: later(DAY),
  lockIds: ['ion2_1'],
  topic: 'Ce vreau eu, Ana',
  createdAt: NOW,
  updatedAt: NOW,
  rev: 1,
  ...changes,
});

const file = (id: string, changes: Record<string, unknown> = {}) => ({
  ownerUid: 'ana1',
  place: { kind: 'trial' },
  path: `uploads/ana1/${id}-plan.txt`,
  name: 'plan.txt',
  bytes: 8,
  contentType: 'text/plain',
  createdAt: NOW,
  status: 'stored',
  sha256: '',
  shownIn: [],
  ...changes,
});

/** Ana, who has used everything there is, and Ion, who must lose nothing. */
function site(): { documents: Documents; bytes: Map<string, { content: string; contentType: string }> } {
  const documents: Documents = new Map<string, Record<string, unknown>>([
    ['users/ana1', profile('Ana Pop')],
    ['users/ion2', profile('Ion Rusu', { isAdmin: true })],
    ['users/ana1/settings/messages', { locale: 'en' }],
    ['profiles/ana1', { bio: { ro: 'Sunt Ana Pop.' }, languages: ['ro'], isShown: true, rev: 1 }],
    ['users/ana1/notes/n1', { text: 'A mea' }],
    ['users/ana1/notifications/x', { type: 'course.published' }],
    ['mails/m1', { uid: 'ana1', notification: 'x', status: 'sent', tries: 1, dueAt: NOW, createdAt: NOW }],
    ['verificationRequests/ana1__verifiedExpert', { uid: 'ana1', name: 'Ana Pop' }],
    ['experts/ana1', { displayName: 'Ana Pop' }],
    ['experts/ana1/meetingLinks/fixed', { url: 'https://meet.test/ana' }],
    ['experts/ana1/figures/work', { answered: 3 }],
    ['experts/ana1/shares/0', { keys: ['b9'] }],
    ['expertViews/ana1', { bytes: 'Ana Pop' }],
    ['schedules/ana1', { timeZone: 'Europe/Bucharest' }],
    ['busyCalendars/ana1', { address: 'https://calendar.test/ana.ics' }],
    ['courseInstructors/c2__ana1', { uid: 'ana1', ownerUid: 'ion2', courseId: 'c2', name: 'Ana Pop' }],
    ['invitations/i2', { ownerUid: 'ion2', ownerName: 'Ion Rusu', email: 'ana@cursiv.test' }],
    ['siteInvitations/s1', { email: 'ana@cursiv.test', invitedBy: 'ion2', status: 'pending' }],
    ['leads/l2', { name: 'Ana', email: 'Ana@Cursiv.test', message: 'Bună' }],
    ['invitations/i1', { ownerUid: 'ana1', ownerName: 'Ana Pop', email: 'x@cursiv.test' }],
    [
      'courses/c1',
      { ownerUid: 'ana1', status: 'published', title: { ro: 'Curs' }, instructors: [{ uid: 'ana1', name: 'Ana Pop' }] },
    ],
    ['courses/c1/versions/1', { ownerUid: 'ana1', publishedBy: 'ana1' }],
    ['courses/c1/versions/1/lessons/l1', { title: { ro: 'Lecția' } }],
    ['courses/c1/versions/1/bodies/l1', { ownerUid: 'ana1', text: 'Textul lecției' }],
    ['courses/c1/announcements/a1', { authorUid: 'ana1', title: { ro: 'Noutăți' } }],
    ['courseDrafts/c1', { ownerUid: 'ana1', editorUids: [], title: { ro: 'Curs' } }],
    ['courseDrafts/c1/bodies/l1', { ownerUid: 'ana1', text: 'Textul' }],
    ['courseDrafts/c1/present/ana1', { name: 'Ana Pop', at: NOW }],
    ['linkChecks/c1', { ownerUid: 'ana1', links: [] }],
    ['courseDrafts/c2', { ownerUid: 'ion2', editorUids: ['ana1'], authorNames: { ana1: 'Ana Pop', ion2: 'Ion Rusu' } }],
    ['courseDrafts/c2/history/h1', { ownerUid: 'ion2', by: 'ana1', text: 'Scris împreună' }],
    ['publications/p1', { ownerUid: 'ana1', courseId: 'c1' }],
    ['resources/r1', { ownerUid: 'ana1', title: { ro: 'Fișă' } }],
    ['files/f1', file('f1')],
    ['files/f2', file('f2', { shownIn: ['c1'], path: 'uploads/f2-film.mp4' })],
    ['enrollments/ion2__c1', { uid: 'ion2', courseId: 'c1', courseOwnerUid: 'ana1' }],
    ['enrollments/ana1__c2', { uid: 'ana1', courseId: 'c2' }],
    ['enrollments/ana1__c2/lessonProgress/l1', { state: 'completed' }],
    ['enrollments/ana1__c2/attempts/t1', { uid: 'ana1' }],
    ['enrollments/ana1__c2/attempts/t1/papers/key', { quiz: 1 }],
    ['courses/c2', { ownerUid: 'ion2', status: 'published', instructors: [] }],
    ['courses/c2/learners/ana1', { name: 'Ana Pop' }],
    ['courses/c2/follows/ana1', { questionIds: ['q1'] }],
    ['courses/c2/questions/q1', { uid: 'ana1', authorName: 'Ana Pop', text: 'De ce?' }],
    ['courses/c2/questions/q9', { uid: 'ion2', authorName: 'Ion Rusu', text: 'Cum?' }],
    ['courses/c2/questions/q9/answers/a1', { uid: 'ana1', authorName: 'Ana Pop', text: 'Așa.' }],
    ['certificates/k1', { uid: 'ana1', learnerName: 'Ana Pop' }],
    ['hidings/q1', { uid: 'ana1' }],
    ['reviews/course__c2__ana1', { uid: 'ana1', authorName: 'Ana Pop', targetId: 'c2', rating: 5, text: 'Bun.' }],
    ['reviews/expert__ana1__ion2', { uid: 'ion2', authorName: 'Ion Rusu', targetId: 'ana1', rating: 4, text: 'Da.' }],
    ['reports/course__c2__ion2__ana1', { reporterUid: 'ana1', targetId: 'course__c2__ion2' }],
    ['reportedReviews/course__c2__ion2', { reports: 'open', reportId: 'course__c2__ion2__ana1' }],
    ['reports/course__c2__ana1__ion2', { reporterUid: 'ion2', targetId: 'course__c2__ana1' }],
    ['reportedReviews/course__c2__ana1', { reports: 'open', reportId: 'course__c2__ana1__ion2' }],
    ['bookings/b1', booking({})],
    [
      'bookings/b2',
      withSearchKeys('bookings/b2', booking({ status: 'completed', startAt: later(-30 * DAY), lockIds: [] })),
    ],
    [
      'bookings/b3',
      booking({
        ...{ learnerUid: 'ion2', learnerName: 'Ion Rusu', expertUid: 'ana1', expertName: 'Ana Pop', topic: 'Al lui' },
        ...{
          status: 'completed',
          startAt: later(-20 * DAY),
          lockIds: ['ana1__29'],
          meetingUrl: 'https://meet.test/ana',
        },
      }),
    ],
    ['bookings/b2/private/ana1', { text: 'Doar a mea' }],
    ['bookings/b2/private/ion2', { text: 'Doar a lui' }],
    ['bookings/b2/attachments/f1', { ownerUid: 'ana1', path: 'uploads/ana1/f1-plan.txt' }],
    ['bookings/b2/shared/notes', { text: 'A noastră' }],
    ['slotLocks/ion2_1', { expertUid: 'ion2' }],
    ['waiting/ion2__ana1', { learnerUid: 'ana1', expertUid: 'ion2' }],
    [
      'auditEvents/e1',
      {
        actorUid: 'ion2',
        actorName: 'Ion Rusu',
        subject: 'users/ana1',
        changes: {
          status: { old: 'active', new: 'suspended' },
          suspension: { old: null, new: { reason: 'Ana a scris reclame' } },
        },
      },
    ],
    ['auditEvents/e3', { actorUid: 'ion2', actorName: 'Ion Rusu', subject: 'reviews/course__c2__ana1', changes: {} }],
    [
      'auditEvents/e4',
      {
        ...{ actorUid: 'ion2', actorName: 'Ion Rusu', subject: 'reviews/course__c2__ion2', changes: {} },
        reportId: 'course__c2__ion2__ana1',
      },
    ],
    [
      'auditEvents/e5',
      { actorUid: 'ion2', actorName: 'Ion Rusu', subject: 'verificationRequests/ana1__verifiedExpert', changes: {} },
    ],
    ['auditEvents/e2', { actorUid: 'ana1', actorName: 'Ana Pop', subject: 'users/ion2', changes: {} }],
    [
      'leads/l1',
      { name: 'Vizitator', ownerUid: 'ana1', notes: [{ id: 'n1', text: 'Am sunat', byUid: 'ana1', at: NOW }] },
    ],
    ['dataRequests/ana1__export', { uid: 'ana1', status: 'ready', askedAt: NOW }],
    ['calendarFeeds/ana1', { secret: 's' }],
    ['recoveryCodes/ana1', { uid: 'ana1', hashes: [] }],
    ['storageUse/ana1', { bytes: 8 }],
    ['workClaims/course__c9', { uid: 'ana1', name: 'Ana Pop' }],
  ]);
  const bytes = new Map([
    ['uploads/ana1/f1-plan.txt', { content: 'planul', contentType: 'text/plain' }],
    ['uploads/f2-film.mp4', { content: 'film', contentType: 'video/mp4' }],
  ]);
  return { documents, bytes };
}

function world({ documents, bytes }: ReturnType<typeof site>, now: Date, closed: string[] = []) {
  const accounts = {
    provenEmail: async (uid: string) => (uid === 'ana1' ? 'ana@cursiv.test' : undefined),
    close: async (uid: string) => void closed.push(`closed ${uid}`),
    remove: async (uid: string) => void closed.push(`removed ${uid}`),
  };
  return { store: memoryStore(documents), files: memoryFileStore(bytes), accounts, now };
}

const caller = { uid: 'ana1', hasVerifiedEmail: true, signedInAt: NOW };
const ask = (at: ReturnType<typeof site>) => askDeletion(memoryStore(at.documents), caller, NOW);

/** The last mail leaves. */
const sendMails = (documents: Documents) => {
  for (const [path, fields] of documents)
    if (path.startsWith('mails/')) documents.set(path, { ...fields, status: 'sent' });
};

/** Runs the schedule as it does, until nothing is left to do. */
async function runAll(at: ReturnType<typeof site>, closed: string[] = []) {
  await keepDeletions(world(at, later(14 * DAY + MINUTE), closed));
  sendMails(at.documents);
  await keepDeletions(world(at, later(14 * DAY + 16 * MINUTE), closed));
  await keepDeletions(world(at, later(14 * DAY + 91 * MINUTE), closed));
}

/** Where the person's id, name or address still stands. */
const traces = ({ documents, bytes }: ReturnType<typeof site>) =>
  [...documents, ...bytes]
    .filter(([path, fields]) => /ana1|Ana|ana@/.test(`${path} ${JSON.stringify(fields)}`))
    .map(([path]) => path);

describe('the deletion of an account', () => {
  it('waits fourteen days, in which its person may keep it, and is told of each time', async () => {
    const at = site();
    expect(await ask(at)).toEqual({ dueAt: later(14 * DAY) });
    await keepDeletions(world(at, later(13 * DAY)));
    expect(at.documents.has('users/ana1')).toBe(true);
    await keepAccount(memoryStore(at.documents), caller, later(13 * DAY));
    await keepDeletions(world(at, later(20 * DAY)));
    expect(at.documents.has('users/ana1')).toBe(true);
    const told = [...at.documents.keys()].filter((path) => path.startsWith('users/ana1/notifications/security'));
    expect(told).toHaveLength(2);
  });

  it('asks for a fresh sign-in, and never leaves the site without an administrator', async () => {
    const at = site();
    const stale = askDeletion(memoryStore(at.documents), { ...caller, signedInAt: later(-DAY) }, NOW);
    await expect(stale).rejects.toEqual(refused('auth/recent-login-required'));
    const last = askDeletion(memoryStore(at.documents), { ...caller, uid: 'ion2' }, NOW);
    await expect(last).rejects.toEqual(refused('conflict'));
  });

  it('says beforehand what it will do', async () => {
    const { documents } = site();
    expect(await deletionEffects(memoryStore(documents), 'ana1', NOW)).toEqual({
      courses: 1,
      drafts: 0,
      resources: 1,
      certificates: 1,
      bookings: 1,
    });
  });

  it('ends every session, tells the person for the last time, and only then erases', async () => {
    const at = site();
    const closed: string[] = [];
    await ask(at);
    await keepDeletions(world(at, later(14 * DAY + MINUTE), closed));
    await keepDeletions(world(at, later(14 * DAY + 16 * MINUTE), closed));
    expect(closed).toEqual(['closed ana1']);
    expect(at.documents.has('users/ana1')).toBe(true);
    await expect(keepAccount(memoryStore(at.documents), caller, later(14 * DAY))).rejects.toEqual(refused('not-found'));
    sendMails(at.documents);
    await keepDeletions(world(at, later(14 * DAY + 31 * MINUTE), closed));
    expect(closed).toEqual(['closed ana1', 'removed ana1']);
    expect(at.documents.has('users/ana1')).toBe(false);
  });

  it('leaves no trace of the person anywhere', async () => {
    const at = site();
    await ask(at);
    await runAll(at);
    expect(traces(at)).toEqual([]);
  });

  it('finds what triggers wrote after the first pass', async () => {
    const at = site();
    await ask(at);
    await keepDeletions(world(at, later(14 * DAY + MINUTE)));
    sendMails(at.documents);
    await keepDeletions(world(at, later(14 * DAY + 16 * MINUTE)));
    at.documents.set('users/ana1/notifications/late', { type: 'booking.cancelled', params: { name: 'Ana Pop' } });
    await keepDeletions(world(at, later(14 * DAY + 91 * MINUTE)));
    expect(traces(at)).toEqual([]);
  });

  it('finds what an open page wrote as long as its token held', async () => {
    const at = site();
    await ask(at);
    await keepDeletions(world(at, later(14 * DAY + 1)));
    sendMails(at.documents);
    for (let minutes = 1; minutes < 60; minutes += 15)
      await keepDeletions(world(at, later(14 * DAY + minutes * MINUTE)));
    // The page finds no profile and makes one, as for a newcomer.
    at.documents.set('users/ana1', profile('Ana Pop'));
    at.documents.set('users/ana1/settings/preferences', { theme: 'dark' });
    for (let minutes = 61; minutes < 120; minutes += 15)
      await keepDeletions(world(at, later(14 * DAY + minutes * MINUTE)));
    expect(traces(at)).toEqual([]);
    expect([...at.documents.keys()].filter((path) => path.startsWith('auditEvents/user.deleted'))).toHaveLength(1);
  });

  it('holds up nobody else while it fails', async () => {
    const at = site();
    at.documents.set('users/eva3', profile('Eva Stan'));
    for (const uid of ['ana1', 'eva3'])
      at.documents.set(`dataRequests/${uid}__deletion`, { uid, status: 'asked', askedAt: NOW, dueAt: NOW });
    const whole = world(at, later(MINUTE));
    const close = (uid: string) => (uid === 'ana1' ? Promise.reject(new Error('out of reach')) : Promise.resolve());
    const run = keepDeletions({ ...whole, accounts: { ...whole.accounts, close } });
    await expect(run).rejects.toThrow('out of reach');
    expect(at.documents.get('dataRequests/ana1__deletion')).toMatchObject({ status: 'asked' });
    expect(at.documents.get('dataRequests/eva3__deletion')).toMatchObject({ status: 'telling' });
  });

  it('takes nothing from others', async () => {
    const at = site();
    await ask(at);
    await runAll(at);
    const { documents, bytes } = at;
    expect(documents.get('users/ion2')).toMatchObject({ name: 'Ion Rusu' });
    expect(documents.get('courses/c1')).toMatchObject({ status: 'archived', title: { ro: 'Curs' }, instructors: [] });
    expect(documents.get('courses/c1/versions/1/bodies/l1')).toMatchObject({ text: 'Textul lecției' });
    expect(bytes.has('uploads/f2-film.mp4')).toBe(true);
    expect(documents.get('courses/c2/questions/q1')).toMatchObject({ authorName: '', text: 'De ce?' });
    expect(documents.get('courses/c2/questions/q9')).toMatchObject({ authorName: 'Ion Rusu' });
    expect(documents.get('bookings/b2')).toMatchObject({ learnerName: '', topic: '', expertName: 'Ion Rusu' });
    expect(documents.get('bookings/b2/private/ion2')).toEqual({ text: 'Doar a lui' });
    expect(documents.get('courseDrafts/c2')).toMatchObject({ editorUids: [], authorNames: { ion2: 'Ion Rusu' } });
    const reviews = [...documents].filter(([path]) => path.startsWith('reviews/'));
    expect(reviews).toEqual([
      [expect.stringMatching(/^reviews\/course__c2__deleted-/), expect.objectContaining({ rating: 5 })],
    ]);
  });

  it('leaves nothing by which administrators find the person, and all by which they find the other', async () => {
    const at = site();
    const keys = () => at.documents.get('bookings/b2')?.searchKeys;
    expect(keys()).toEqual(expect.arrayContaining(['ana', 'pop', 'ana pop', 'ion rus']));
    await ask(at);
    await runAll(at);
    expect(keys()).toEqual(expect.arrayContaining(['ion', 'rusu', 'ion rus', 'ion ses']));
    for (const key of ['a', 'ana', 'pop', 'ana pop']) expect(keys()).not.toContain(key);
  });

  it('leaves to the other side bookings that are whole', async () => {
    const at = site();
    await ask(at);
    await runAll(at);
    for (const id of ['b1', 'b2', 'b3'])
      expect(bookingSchema.safeParse({ ...at.documents.get(`bookings/${id}`), id }).error).toBeUndefined();
    expect(at.documents.get('bookings/b3')).toMatchObject({ learnerName: 'Ion Rusu', topic: 'Al lui', expertName: '' });
  });

  it('takes nothing that belongs to an address that was never proven', async () => {
    const at = site();
    await ask(at);
    const { accounts } = world(at, NOW);
    const unproven = { ...accounts, provenEmail: async () => undefined };
    for (const minutes of [1, 16, 91]) {
      await keepDeletions({ ...world(at, later(14 * DAY + minutes * MINUTE)), accounts: unproven });
      sendMails(at.documents);
    }
    for (const path of ['invitations/i2', 'siteInvitations/s1', 'leads/l2']) expect(at.documents.has(path)).toBe(true);
    expect(at.documents.has('users/ana1')).toBe(false);
  });

  it('cancels the sessions still to come and frees their times', async () => {
    const at = site();
    await ask(at);
    await runAll(at);
    expect(at.documents.get('bookings/b1')).toMatchObject({ status: 'cancelled', cancelledBy: 'learner' });
    expect(at.documents.has('slotLocks/ion2_1')).toBe(false);
  });

  it('is recorded by numbers alone', async () => {
    const at = site();
    await ask(at);
    await runAll(at);
    const [event] = [...at.documents.values()].filter(({ action }) => action === 'user.deleted');
    expect(event).toMatchObject({ actorName: 'Cursiv', changes: { resources: { old: 1, new: 0 } } });
  });

  it('is finished by later runs, wherever a run is killed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(60), { maxLength: 4 }), async (kills) => {
        const at = site();
        await ask(at);
        await keepDeletions(world(at, later(14 * DAY + MINUTE)));
        sendMails(at.documents);
        let minutes = 16;
        for (const writes of kills) {
          const whole = world(at, later(14 * DAY + minutes * MINUTE));
          let left = writes;
          const store = {
            ...whole.store,
            transact: (work: Parameters<typeof whole.store.transact>[0]) => {
              left -= 1;
              return left < 0 ? Promise.reject(new Error('killed')) : whole.store.transact(work);
            },
          } as typeof whole.store;
          await deletePerson({ ...whole, store }, 'ana1').catch(() => undefined);
          minutes += 15;
        }
        for (let run = 0; run < 3; run += 1, minutes += 75)
          await keepDeletions(world(at, later(14 * DAY + minutes * MINUTE)));
        expect(traces(at)).toEqual([]);
        expect([...at.documents.keys()].filter((path) => path.startsWith('auditEvents/user.deleted'))).toHaveLength(1);
      }),
    );
  });
});
