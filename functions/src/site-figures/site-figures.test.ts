import { addedUp, siteFiguresSchema } from '@cursiv/shared-domain';
import fc from 'fast-check';
import type { StoredDocument } from '../store/document-source.ts';
import { memoryStore } from '../store/memory-store.ts';
import { countSubjects, type SubjectChange } from './count-subjects.ts';
import { recountSite } from './recount-site.ts';
import { settleShares } from './settle-shares.ts';
import { type SubjectKind, subjectOf } from './subjects.ts';

type Documents = Map<string, Record<string, unknown>>;

const at = (day: number, hour = 10) => new Date(Date.UTC(2026, 10, day, hour));
const NOW = at(28);

const booking = (status: string, updatedAt: Date, rev: number) => ({
  ...{ learnerUid: 'lia', learnerName: 'Lia', expertUid: 'eva', expertName: 'Eva', offeringId: 'talk' },
  ...{ offeringTitle: { ro: 'Discuție' }, startAt: at(40), endAt: at(41), status, lockIds: [], topic: 'Litere' },
  ...{ expertTimeZone: 'UTC', learnerTimeZone: 'UTC', cancelUntil: at(30), answerUntil: at(30) },
  ...{ createdAt: at(8), updatedAt, rev },
});
const enrollment = (status: string, updatedAt: Date, locale = 'ro') => ({
  ...{ uid: 'lia', courseId: 'c1', courseOwnerUid: 'ion', courseVersion: 1, status, enrolledAt: at(3), updatedAt },
  ...{ lessonIds: ['l1'], progress: { completed: 0, total: 1, pct: 0 } },
  last: { lessonId: 'l1', positionSec: 0, locale, at: updatedAt },
});
const user = { name: 'Lia', email: 'lia@cursiv.test', createdAt: at(1) };
const file = (status: string) => ({
  ...{ ownerUid: 'ion', place: { kind: 'portrait' }, path: 'p', name: 'a.mp4', bytes: 700, contentType: 'video/mp4' },
  ...{ medium: 'video', createdAt: at(2), status, sha256: 'x', expiresAt: at(3) },
  takenDown: { note: 'Copiat', locale: 'ro', at: at(4) },
});
const mail = (status: string) => ({ uid: 'lia', notification: 'n', status, tries: 1, dueAt: at(5), createdAt: at(5) });
const lead = (state: string, replies: object[] = []) => ({
  ...{
    name: 'Ana',
    email: 'ana@cursiv.test',
    message: 'Bună',
    locale: 'ro',
    page: '/',
    createdAt: at(6),
    state,
    replies,
  },
});
const standing = (status: string) => ({ status });
const reply = { id: 'r', text: 'Bună', byUid: 'root', at: at(6, 13) };

/** Lives of documents: every state that each has, the last one is kept or deleted. */
const LIVES: { kind: SubjectKind; path: string; states: (Record<string, unknown> | undefined)[] }[] = [
  { kind: 'users', path: 'users/lia', states: [user] },
  { kind: 'users', path: 'users/gone', states: [user, undefined] },
  {
    kind: 'bookings',
    path: 'bookings/b1',
    states: [booking('requested', at(8), 1), booking('confirmed', at(8, 14), 2), booking('cancelled', at(20), 3)],
  },
  { kind: 'bookings', path: 'bookings/b2', states: [booking('requested', at(8), 1), booking('declined', at(10), 2)] },
  {
    kind: 'enrollments',
    path: 'enrollments/lia__c1',
    states: [enrollment('active', at(3)), enrollment('completed', at(9), 'en'), enrollment('completed', at(15))],
  },
  {
    kind: 'mails',
    path: 'mails/m1',
    states: [mail('waiting'), mail('dead'), mail('waiting'), mail('sent'), undefined],
  },
  { kind: 'files', path: 'files/f1', states: [file('expected'), file('stored'), file('takenDown')] },
  { kind: 'files', path: 'files/f2', states: [file('expected'), file('stored'), undefined] },
  { kind: 'leads', path: 'leads/l1', states: [lead('new'), lead('answered', [reply]), undefined] },
  { kind: 'leads', path: 'leads/l2', states: [lead('new'), lead('spam')] },
  { kind: 'courses', path: 'courses/c1', states: ['published', 'archived', 'published'].map(standing) },
  { kind: 'courses', path: 'courses/c2', states: ['published', 'suspended'].map(standing) },
  { kind: 'courseDrafts', path: 'courseDrafts/c3', states: ['draft', 'in_review'].map(standing) },
  { kind: 'resources', path: 'resources/r1', states: ['draft', 'in_review', 'published', 'in_review'].map(standing) },
  { kind: 'resources', path: 'resources/r2', states: [standing('draft'), standing('in_review'), undefined] },
  { kind: 'experts', path: 'experts/e1', states: ['in_review', 'listed'].map(standing) },
  { kind: 'experts', path: 'experts/e2', states: [standing('in_review')] },
  { kind: 'verificationRequests', path: 'verificationRequests/v1', states: [standing('submitted')] },
  { kind: 'reports', path: 'reports/p1', states: ['open', 'dismissed'].map(standing) },
  { kind: 'reports', path: 'reports/p2', states: [standing('open')] },
];

const documentOf = (path: string, fields: Record<string, unknown> | undefined): StoredDocument | undefined =>
  fields && { path, id: path.slice(path.lastIndexOf('/') + 1), fields };

/** The events of a life, as a trigger makes them into changes. */
function changesOf({ kind, path, states }: (typeof LIVES)[number]): SubjectChange[] {
  return states.map((state, index) => {
    const [before, after] = [documentOf(path, states[index - 1]), documentOf(path, state)];
    const moment = after && subjectOf(kind).moment?.(after, before);
    return { kind, path, last: after ? undefined : before, moment };
  });
}

function countsOf(documents: Documents) {
  const figures = [...documents].filter(([path]) => path.startsWith('siteFigures/'));
  return addedUp(figures.map(([, fields]) => siteFiguresSchema.parse(fields)));
}

const EXPECTED = {
  '2026-11-01:registered': 2,
  '2026-11-08:asked:booking': 2,
  '2026-11-08:booking:cancelled': 1,
  '2026-11-08:booking:declined': 1,
  '2026-11-08:answered:booking:sixHours': 1,
  '2026-11-08:answered:booking:later': 1,
  '2026-11-03:enrolled': 1,
  '2026-11-09:completed:en': 1,
  '2026-11-05:mail:sent': 1,
  'total:files:video': 1,
  'total:bytes:video': 700,
  '2026-11-06:asked:lead': 1,
  '2026-11-06:answered:lead:sixHours': 1,
  'users:all': 1,
  'leads:all': 1,
  'courses:published': 1,
  'courses:in_review': 1,
  'resources:in_review': 1,
  'experts:in_review': 1,
  'verifications:submitted': 1,
  'reviews:open': 1,
};

/** All documents as they are in the end. */
function finalDocuments(): Documents {
  const last = LIVES.map(({ path, states }) => [path, states.at(-1)] as const);
  return new Map(last.flatMap(([path, fields]) => (fields ? [[path, fields]] : [])));
}

describe('what the site’s figures know from documents', () => {
  const all = LIVES.flatMap(changesOf);

  it('ends in the same numbers in any order, any batches, and however often it is told', async () => {
    const order = fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length, maxLength: 2 * all.length });
    await fc.assert(
      fc.asyncProperty(order, fc.integer({ min: 1, max: 9 }), async (changes, together) => {
        const documents = finalDocuments();
        const store = memoryStore(documents);
        for (let start = 0; start < changes.length; start += together)
          await countSubjects(store, changes.slice(start, start + together), NOW);
        expect(countsOf(documents)).toEqual(EXPECTED);
      }),
      { numRuns: 60 },
    );
  });

  it('follows each change as it happens', async () => {
    const documents: Documents = new Map();
    const store = memoryStore(documents);
    for (const life of LIVES) {
      for (const [index, change] of changesOf(life).entries()) {
        const state = life.states[index];
        if (state) documents.set(life.path, state);
        else documents.delete(life.path);
        await countSubjects(store, [change], NOW);
      }
    }
    expect(countsOf(documents)).toEqual(EXPECTED);
  });

  it('names nobody, and lets go of what is deleted while its numbers stay, also when they are counted anew', async () => {
    const documents = finalDocuments();
    const store = memoryStore(documents);
    await countSubjects(store, all, NOW);
    const shares = () => [...documents].filter(([path]) => path.startsWith('siteShares/'));
    expect(JSON.stringify(shares())).not.toMatch(/lia|ana|Bună/i);
    const before = shares().length;
    await settleShares(store, at(34));
    expect(shares()).toHaveLength(before);
    await settleShares(store, at(36));
    expect(before - shares().length).toBe(5);
    expect(countsOf(documents)).toEqual(EXPECTED);
    for (const [path, { month, settled }] of documents)
      if (path.endsWith('__documents'))
        documents.set(path, { month, settled, counts: { [`${month}-01:registered`]: 77 } });
    await recountSite(store, NOW);
    expect(countsOf(documents)).toEqual(EXPECTED);
  });

  it('is made of the documents alone where nothing was ever counted', async () => {
    const asked = { ...contribution('lia', 4, 9), courseId: 'c1', lessonId: 'l1', answerCount: 2, followerCount: 0 };
    const documents: Documents = new Map([
      ...finalDocuments(),
      ['courses/c1/questions/q1', { ...asked, isWaiting: false }],
      ['courses/c1/questions/q1/answers/a1', contribution('lia', 4, 10)],
      ['courses/c1/questions/q1/answers/a2', contribution('ion', 5, 8)],
    ]);
    await recountSite(memoryStore(documents), NOW);
    expect(countsOf(documents)).toMatchObject({
      '2026-11-01:registered': 1,
      '2026-11-04:asked:question': 1,
      '2026-11-04:answered:question:day': 1,
      'total:bytes:video': 700,
    });
  });

  it('belongs to days in Bucharest', async () => {
    const documents: Documents = new Map([['users/lia', { ...user, createdAt: at(1, 22) }]]);
    await countSubjects(memoryStore(documents), [{ kind: 'users', path: 'users/lia' }], NOW);
    expect(countsOf(documents)).toEqual({ '2026-11-02:registered': 1, 'users:all': 1 });
  });

  it('knows what waits now by the right that it takes to read it, each in a document of its own', async () => {
    const documents = finalDocuments();
    await recountSite(memoryStore(documents), NOW);
    expect(documents.get('siteFigures/resources__documents')).toEqual({
      month: 'resources',
      counts: { 'resources:in_review': 1 },
    });
    expect(documents.get('siteFigures/users__documents')?.counts).toEqual({ 'users:all': 1 });
    documents.set('resources/r1', standing('published'));
    await countSubjects(memoryStore(documents), [{ kind: 'resources', path: 'resources/r1' }], NOW);
    expect(documents.get('siteFigures/resources__documents')?.counts).toEqual({});
  });

  it('counts people of whom nobody noted when they came, on no day', async () => {
    const documents: Documents = new Map([['users/old', { name: 'Veche', email: 'veche@cursiv.test' }]]);
    await countSubjects(memoryStore(documents), [{ kind: 'users', path: 'users/old' }], NOW);
    expect(countsOf(documents)).toEqual({ 'users:all': 1 });
  });
});

const contribution = (uid: string, day: number, hour: number) => ({
  ...{ uid, authorName: uid, isTeacher: false, text: 'De ce?', locale: 'ro', status: 'published', rev: 1 },
  ...{ createdAt: at(day, hour), updatedAt: at(day, hour) },
});
