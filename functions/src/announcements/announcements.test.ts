import { quizCourse } from '../quizzes/testing/quiz-course.ts';
import { memoryStore } from '../store/memory-store.ts';
import { DELIVERED_TOGETHER, deliver } from './deliver.ts';
import { sendAnnouncement } from './send-announcement.ts';
import { sendSchema } from './send-request.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const pathOf = (id: string) => `courses/c1/announcements/${id}`;

let documents: Map<string, Record<string, unknown>>;
const draft = (id: string, changes: object = {}) =>
  documents.set(pathOf(id), {
    ...{ authorUid: 'clara', status: 'draft', rev: 2, createdAt: NOW, updatedAt: NOW },
    ...{ title: { ro: 'Lecție nouă', en: 'A new lesson' }, text: { ro: 'De citit.', en: 'To read.' } },
    ...changes,
  });
beforeEach(() => {
  documents = quizCourse();
  draft('n1');
});

const send = (announcementId = 'n1', { uid = 'clara', rev = 2, now = NOW } = {}) =>
  sendAnnouncement(
    memoryStore(documents),
    sendSchema.parse({ courseId: 'c1', announcementId, rev }),
    { uid, hasVerifiedEmail: true },
    now,
  );
const refused = (code: string) => expect.objectContaining({ code });

describe('sending an announcement', () => {
  it('is done once, however often the button is pressed', async () => {
    await expect(send()).resolves.toEqual({ sentAt: NOW.toISOString() });
    documents.set('courses/c1/deliveries/n1', { after: 'p5', told: 6, isDone: false });
    await expect(send('n1', { now: new Date(NOW.getTime() + 5_000) })).resolves.toEqual({ sentAt: NOW.toISOString() });
    expect(documents.get(pathOf('n1'))).toMatchObject({ status: 'sent', sentAt: NOW });
    expect(documents.get('courses/c1/deliveries/n1')).toMatchObject({ after: 'p5' });
  });

  it('is for the authors of the course', async () => {
    await expect(send('n1', { uid: 'ana' })).rejects.toEqual(refused('no-access'));
    documents.set('courseDrafts/c1', { editorUids: ['dan'] });
    await expect(send('n1', { uid: 'dan' })).resolves.toBeDefined();
  });

  it('is refused while the course is suspended', async () => {
    documents.set('courses/c1', { ...documents.get('courses/c1'), status: 'suspended' });
    await expect(send()).rejects.toEqual(refused('no-access'));
  });

  it.each([
    ['that says something else by now', { rev: 3 }, 'conflict'],
    ['that was taken back', { status: 'withdrawn' }, 'conflict'],
    ['without a title', { title: {} }, 'invalid'],
    ['with half of a language', { text: { ro: 'De citit.' } }, 'invalid'],
    ['of nothing visible', { title: { ro: ' ' }, text: { ro: '\u200b' } }, 'invalid'],
  ])('is refused for one %s', async (_, changes, code) => {
    draft('n1', changes);
    await expect(send()).rejects.toEqual(refused(code));
  });

  it('is refused when the learners were told enough for a day, and possible again after it', async () => {
    for (const id of ['n1', 'n2', 'n3', 'n4']) draft(id);
    for (const id of ['n1', 'n2', 'n3']) await send(id);
    draft('n3', { status: 'withdrawn', sentAt: NOW });
    await expect(send('n4')).rejects.toEqual(refused('allowance-spent'));
    await expect(send('n4', { now: new Date('2026-11-23T10:00:01Z') })).resolves.toBeDefined();
  });
});

describe('telling the learners', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `p${String(index).padStart(5, '0')}`);
  const told = () => [...documents.keys()].filter((path) => path.includes('/notifications/'));
  const go = () => deliver(memoryStore(documents), 'c1', 'n1');
  const isDone = () => documents.get('courses/c1/deliveries/n1')?.isDone === true;

  it('reaches everybody who learns, some at a time, in both languages', async () => {
    for (const uid of names(250)) documents.set(`courses/c1/learners/${uid}`, { name: uid });
    await send();
    const goes: number[] = [];
    while (!isDone()) {
      await go();
      goes.push(told().length);
    }
    expect(goes).toEqual([DELIVERED_TOGETHER, 2 * DELIVERED_TOGETHER, 250]);
    expect(documents.get('users/p00007/notifications/course.announced__c1__n1')).toMatchObject({
      type: 'course.announced',
      params: { title: { ro: 'Lecție nouă', en: 'A new lesson' }, course: { ro: 'Curs' } },
      link: '/dashboard/courses/c1',
      createdAt: NOW,
    });
  });

  it('goes on where it was cut off, and tells nobody twice', async () => {
    for (const uid of names(120)) documents.set(`courses/c1/learners/${uid}`, { name: uid });
    await send();
    await go();
    const path = 'users/p00003/notifications/course.announced__c1__n1';
    documents.set(path, { ...documents.get(path), isRead: true });
    // The note of how far it was did not come to be stored.
    documents.set('courses/c1/deliveries/n1', { after: '', told: 0, isDone: false });
    while (!isDone()) await go();
    await go();
    expect(told()).toHaveLength(120);
    expect(documents.get(path)).toMatchObject({ isRead: true });
  });

  it('does not tell the author, nor of what was taken back meanwhile', async () => {
    for (const uid of ['clara', ...names(3)]) documents.set(`courses/c1/learners/${uid}`, { name: uid });
    await send();
    await go();
    expect(told()).toHaveLength(3);
    draft('n1', { status: 'withdrawn', sentAt: NOW });
    documents.set('courses/c1/deliveries/n1', { after: 'p00000', told: 1, isDone: false });
    documents.set('courses/c1/learners/p9', { name: 'Late' });
    await go();
    expect(told()).toHaveLength(3);
    expect(isDone()).toBe(true);
  });
});
