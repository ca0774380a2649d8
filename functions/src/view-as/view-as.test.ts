import { memoryStore } from '../store/memory-store.ts';
import { viewAs } from './view-as.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12));

const profile = (name: string, changes: Record<string, unknown> = {}) => ({
  ...{ name, email: `${name.toLowerCase()}@cursiv.test`, role: 'cursiv-user', isAdmin: false },
  ...{ verifiedCreator: false, verifiedExpert: false, verifiedInstructor: false, ...changes },
});
const booking = (learnerUid: string, expertUid: string, changes: Record<string, unknown> = {}) => ({
  ...{ learnerUid, learnerName: `L ${learnerUid}`, expertUid, expertName: `E ${expertUid}`, offeringId: 'o1' },
  ...{ offeringTitle: { ro: 'Discuție' }, startAt: at(20), endAt: at(20), expertTimeZone: 'Europe/London' },
  ...{ learnerTimeZone: 'Europe/Bucharest', status: 'confirmed', cancelUntil: at(19), answerUntil: at(19) },
  ...{ lockIds: [], topic: 'ceva-privat', reason: 'ceva-privat', dispute: 'ceva-privat' },
  ...{ meetingUrl: 'https://meet.test/ceva-privat', createdAt: at(1), updatedAt: at(1), rev: 1, ...changes },
});
const notification = (changes: Record<string, unknown> = {}) => ({
  ...{ type: 'booking.confirmed', link: '/dashboard/bookings', isRead: false, isArchived: false, createdAt: at(18) },
  params: { name: 'Clara', title: { ro: 'Discuție', en: 'A talk' }, at: at(20), note: 'ceva-privat' },
  ...changes,
});

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/root', profile('Ioana', { isAdmin: true })],
    ['users/radu', profile('Radu', { isAdmin: true })],
    ['users/mara', profile('Mara', { role: 'cursiv-moderator' })],
    ['users/sorin', profile('Sorin', { role: 'cursiv-support' })],
    ['users/ana', profile('Ana')],
    ['users/ana/settings/messages', { timeZone: 'America/New_York' }],
    ['users/ana/notes/n1', { text: 'ceva-privat' }],
    ['users/ana/notifications/b1', notification()],
    ['users/ana/notifications/old', notification({ isArchived: true })],
    ['users/dan/notifications/b1', notification({ params: { name: 'Dan' } })],
    ['bookings/b1', booking('ana', 'clara')],
    ['bookings/b2', booking('dan', 'ana', { startAt: at(22) })],
    ['bookings/b3', booking('dan', 'clara')],
    ['bookings/b1/attachments/f1', { ownerUid: 'ana', name: 'ceva-privat' }],
    ['bookings/b1/private/clara', { text: 'ceva-privat' }],
    [
      'courseDrafts/d1',
      { ownerUid: 'ana', title: { ro: 'Curs' }, status: 'draft', updatedAt: at(3), outline: 'ceva-privat' },
    ],
    ['courseDrafts/d2', { ownerUid: 'dan', title: { ro: 'Al lui Dan' }, status: 'draft', updatedAt: at(3) }],
    [
      'resources/r1',
      {
        ...{ ownerUid: 'ana', kind: 'article', title: { ro: 'Resursă' }, summary: {}, body: { ro: 'ceva-privat' } },
        ...{
          files: {},
          access: 'public',
          locales: ['ro'],
          categoryId: 'languages',
          courseIds: [],
          status: 'published',
        },
        ...{ createdAt: at(1), updatedAt: at(2), rev: 1 },
      },
    ],
    [
      'enrollments/ana__c1',
      {
        ...{ uid: 'ana', courseId: 'c1', courseOwnerUid: 'clara', courseVersion: 1, status: 'active', lessonIds: [] },
        ...{ enrolledAt: at(1), updatedAt: at(2), progress: { completed: 1, total: 4, pct: 25 }, course: null },
      },
    ],
  ]);
});

const view = (by = 'root', uid = 'ana', locale: 'ro' | 'en' = 'ro', now = NOW) =>
  viewAs(memoryStore(documents), { uid, locale }, { uid: by, hasVerifiedEmail: true }, now);
const recorded = () => [...documents].flatMap(([path, event]) => (path.startsWith('auditEvents/') ? [event] : []));

describe('a dashboard that an administrator reads', () => {
  it('lists what is the person’s and nobody else’s, on their clock', async () => {
    expect(await view()).toEqual({
      ...{ name: 'Ana', zone: 'America/New_York' },
      courses: [{ id: 'd1', title: { ro: 'Curs' }, status: 'draft' }],
      resources: [{ id: 'r1', title: { ro: 'Resursă' }, status: 'published' }],
      learning: [{ id: 'ana__c1', title: {}, status: 'active', pct: 25 }],
      bookings: [
        {
          ...{ id: 'b2', title: { ro: 'Discuție' }, status: 'confirmed', withName: 'L dan' },
          startAt: at(22).toISOString(),
        },
        {
          ...{ id: 'b1', title: { ro: 'Discuție' }, status: 'confirmed', withName: 'E clara' },
          startAt: at(20).toISOString(),
        },
      ],
      notifications: [
        {
          ...{ id: 'b1', isRead: false, createdAt: at(18).toISOString() },
          sentence: expect.stringMatching(/Clara.*20 noiembrie 2026 la 07:00/),
        },
      ],
    });
  });

  it('has nothing that people write to each other or that opens something', async () => {
    expect(JSON.stringify(await view())).not.toContain('ceva-privat');
  });

  it('is told in the administrator’s language', async () => {
    const { notifications } = await view('root', 'ana', 'en');
    expect(notifications[0]?.sentence).toContain('20 November 2026');
  });

  it('is recorded once a day for each administrator, and changes nothing else', async () => {
    const before = new Map(documents);
    await view();
    await view();
    await view('radu');
    expect(recorded()).toMatchObject([
      { action: 'user.viewedAs', actorUid: 'root', actorName: 'Ioana', subject: 'users/ana', changes: {}, at: NOW },
      { action: 'user.viewedAs', actorUid: 'radu' },
    ]);
    await view('root', 'ana', 'ro', new Date('2026-11-25T00:01:00Z'));
    expect(recorded()).toHaveLength(3);
    for (const path of documents.keys()) if (path.startsWith('auditEvents/')) documents.delete(path);
    expect(documents).toEqual(before);
  });

  it.each(['mara', 'sorin', 'ana', 'dan'])('is not for %s', async (by) => {
    await expect(view(by)).rejects.toMatchObject({ code: 'no-access' });
    expect(recorded()).toEqual([]);
  });

  it('is not for an administrator who is suspended', async () => {
    documents.set('users/root', profile('Ioana', { isAdmin: true, status: 'suspended' }));
    await expect(view()).rejects.toMatchObject({ code: 'no-access' });
  });

  it.each(['radu', 'root', 'mara', 'sorin'])('is not that of %s', async (uid) => {
    await expect(view('root', uid)).rejects.toMatchObject({ code: 'conflict' });
    documents.set(`users/${uid}`, { ...documents.get(`users/${uid}`), status: 'suspended' });
    await expect(view(uid === 'root' ? 'radu' : 'root', uid)).rejects.toMatchObject({ code: 'conflict' });
    expect(recorded()).toEqual([]);
  });

  it('is nobody’s where there is none', async () => {
    await expect(view('root', 'gone')).rejects.toMatchObject({ code: 'not-found' });
  });
});
