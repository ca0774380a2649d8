import { strFromU8, unzipSync } from 'fflate';
import { memoryFileStore } from '../files/testing/memory-file-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import { askExport } from './ask-export.ts';
import { keepExports } from './keep-exports.ts';
import { openExport } from './open-export.ts';
import { exportFile, writeExport } from './write-export.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const refused = (code: string) => expect.objectContaining({ code });

const stored = (ownerUid: string, id: string) => ({
  ownerUid,
  place: { kind: 'trial' },
  path: `uploads/${ownerUid}/${id}-plan.txt`,
  name: 'plan.txt',
  bytes: 8,
  contentType: 'text/plain',
  createdAt: NOW,
  status: 'stored',
  sha256: '',
});

let documents: Map<string, Record<string, unknown>>;
let bytes: Map<string, { content: string | Uint8Array; contentType: string }>;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/ana', { name: 'Ana <Pop>', email: 'ana@cursiv.test', searchKeys: ['ana'] }],
    ['users/ion', { name: 'Ion', email: 'ion@cursiv.test' }],
    ['users/ana/settings/messages', { locale: 'en' }],
    ['profiles/ana', { bio: { en: 'About me' }, languages: [], isShown: false, rev: 1 }],
    ['profiles/ion', { bio: { ro: 'Despre viața lui Ion' }, languages: [], isShown: true, rev: 1 }],
    ['users/ana/notes/n1', { text: 'My note' }],
    ['users/ion/notes/n2', { text: 'Nota lui Ion' }],
    ['users/ana/learned/lessons', { lessons: { 'c1/first-lesson': { at: NOW, seconds: 60 } } }],
    ['enrollments/ana__c1', { uid: 'ana', courseId: 'c1' }],
    ['enrollments/ana__c1/attempts/t1', { answers: { q1: 'nine' } }],
    ['courses/c9/questions/q1', { uid: 'ana', text: 'Asked before I left' }],
    ['courses/c9/questions/q2', { uid: 'ion', text: 'Întrebarea lui Ion' }],
    ['bookings/b1', { learnerUid: 'ana', expertUid: 'ion' }],
    ['bookings/b1/private/ana', { text: 'Only mine' }],
    ['bookings/b1/private/ion', { text: 'Doar a lui Ion' }],
    ['auditEvents/e1', { subject: 'users/ana', actorUid: 'root', actorName: 'Ioana', action: 'user.flag.changed' }],
    ['files/f1', stored('ana', 'f1')],
    ['files/f2', stored('ion', 'f2')],
    ['calendarFeeds/ana', { secret: 'very-secret' }],
  ]);
  bytes = new Map([
    ['uploads/ana/f1-plan.txt', { content: 'the plan', contentType: 'text/plain' }],
    ['uploads/ion/f2-plan.txt', { content: 'planul lui Ion', contentType: 'text/plain' }],
  ]);
});

const store = () => memoryStore(documents);
const world = (now = NOW) => ({ store: store(), files: memoryFileStore(bytes), origin: 'https://cursiv.test', now });
const ask = (now = NOW) => askExport(store(), 'ana', now);
const open = (signedInAt: Date | undefined, now: Date, uid = 'ana') =>
  openExport(store(), memoryFileStore(bytes), { uid, hasVerifiedEmail: true, ...(signedInAt && { signedInAt }) }, now);
const copy = () => {
  const files = unzipSync(bytes.get(exportFile('ana'))?.content as Uint8Array);
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
};
const told = () => [...documents.keys()].filter((path) => path.includes('security.copied'));

describe('a copy of one’s data', () => {
  it('holds what the site keeps about its person, wherever it is, and their files', async () => {
    await ask();
    await writeExport(world(), 'ana');
    const files = copy();
    expect(files['files/f1-plan.txt']).toBe('the plan');
    const everything = Object.values(files).join('\n');
    for (const words of [
      'About me',
      'My note',
      'nine',
      'first-lesson',
      'Asked before I left',
      'Only mine',
      'user.flag.changed',
    ])
      expect(everything).toContain(words);
  });

  it('holds nothing of others, and no secret', async () => {
    await ask();
    await writeExport(world(), 'ana');
    const everything = Object.values(copy()).join('\n');
    for (const words of ['lui Ion', 'ion@cursiv.test', 'Ioana', 'very-secret']) expect(everything).not.toContain(words);
  });

  it('opens on a page in its person’s language, on which nothing that was typed is code', async () => {
    await ask();
    await writeExport(world(), 'ana');
    const page = copy()['index.html'];
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('Your data on Cursiv');
    expect(page).toContain('Ana &lt;Pop&gt;');
    documents.delete('users/ana/settings/messages');
    await ask(later(1));
    await writeExport(world(later(1)), 'ana');
    expect(copy()['index.html']).toContain('Datele tale de pe Cursiv');
  });

  it('is made one at a time, and told once by notification and by mail, however often it is reported', async () => {
    await ask();
    await expect(ask()).rejects.toEqual(refused('conflict'));
    await Promise.all([writeExport(world(), 'ana'), writeExport(world(), 'ana')]);
    await writeExport(world(), 'ana');
    expect(told()).toHaveLength(2);
    expect(told().map((path) => path.split('/')[0])).toEqual(expect.arrayContaining(['users', 'mails']));
  });

  it('is opened only by its person, and only right after they have signed in', async () => {
    await ask();
    await expect(open(NOW, NOW)).rejects.toEqual(refused('not-found'));
    await writeExport(world(), 'ana');
    await expect(open(NOW, NOW)).resolves.toEqual({ address: expect.stringContaining(exportFile('ana')) });
    await expect(open(NOW, later(1))).rejects.toEqual(refused('auth/recent-login-required'));
    await expect(open(undefined, NOW)).rejects.toEqual(refused('auth/recent-login-required'));
    await expect(open(NOW, NOW, 'ion')).rejects.toEqual(refused('not-found'));
  });

  it('is erased after seven days, and written again when the one who wrote it has died', async () => {
    await ask();
    await keepExports(world(later(1)));
    expect(documents.get('dataRequests/ana__export')).toMatchObject({ status: 'ready' });
    await keepExports(world(later(7)));
    await expect(open(later(7), later(7))).resolves.toBeDefined();
    await expect(open(later(8), later(8))).rejects.toEqual(refused('not-found'));
    await keepExports(world(later(8.1)));
    expect(bytes.has(exportFile('ana'))).toBe(false);
    expect(documents.has('dataRequests/ana__export')).toBe(false);
  });

  it('holds up nobody else’s while it cannot be made', async () => {
    await ask();
    await askExport(store(), 'ion', NOW);
    const { files, ...rest } = world(later(1));
    const unwritable: typeof files = {
      ...files,
      write: (path, ...content) =>
        path === exportFile('ana') ? Promise.reject(new Error('no room')) : files.write(path, ...content),
    };
    await expect(keepExports({ ...rest, files: unwritable })).rejects.toThrow('no room');
    expect(documents.get('dataRequests/ion__export')).toMatchObject({ status: 'ready' });
  });
});
