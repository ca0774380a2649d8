import type { DocumentStore } from '../store/document-source.ts';
import { memoryStore } from '../store/memory-store.ts';
import { MIGRATIONS } from './registered.ts';
import { LEASE_MS } from './run-lock.ts';
import { listMigrations, runMigrations, tryMigrations } from './run-migrations.ts';

const START = new Date('2026-11-24T10:00:00Z');
type Documents = Map<string, Record<string, unknown>>;

const lead = (more: object) => ({
  ...{ name: 'Ana', email: 'ana@exemplu.ro', message: 'Bună!', locale: 'ro', page: '/' },
  ...{ createdAt: START, ...more },
});
const event = (action: string, uid: string, changes: object) => ({
  ...{ at: START, actorUid: 'root', actorName: 'Ioana', action, subject: `users/${uid}`, changes },
});

const reported = (uid: string) => ({
  ...{ courseId: 'k1', lessonId: 'l1', questionId: 'q1', answerId: 'a1', courseTitle: { ro: 'Învață' }, uid },
  ...{ authorName: 'Dan', text: 'Nu.', locale: 'ro', reports: 'open', reasons: ['spam', 'other'], reportedAt: START },
});

/** A site of an older version: of 120 people, some have begun something; messages have no state, audit events no copy. */
function olderSite(): Documents {
  const people = Array.from({ length: 120 }, (_, at) => `p${String(at).padStart(3, '0')}`);
  return new Map<string, Record<string, unknown>>([
    ...people.map((uid) => [`users/${uid}`, { name: uid, email: `${uid}@cursiv.test` }] as const),
    ['users/p007', { name: 'Dan', hasDrafts: true, hasRequests: false, hasBooked: false, hasNotes: false }],
    ['courseDrafts/c1', { ownerUid: 'p003' }],
    ['bookings/b1', { learnerUid: 'p110', expertUid: 'p004' }],
    ['users/p051/notes/n1', { text: 'x' }],
    ['users/p020/notifications/n1', { isRead: false, isArchived: false, createdAt: START }],
    ['users/p020/notifications/n2', { isRead: true, isArchived: false, createdAt: START }],
    ['users/p021/notifications/n3', { isRead: false, isArchived: true, createdAt: START }],
    ['enrollments/p001__c1', { uid: 'p001', courseId: 'c1' }],
    [
      'enrollments/p002__c1',
      {
        ...{
          uid: 'p002',
          courseId: 'c1',
          courseOwnerUid: 'p003',
          courseVersion: 1,
          status: 'active',
          lessonStates: {},
        },
        ...{ enrolledAt: START, updatedAt: START, lessonIds: ['l1'], progress: { completed: 1, total: 1, pct: 100 } },
      },
    ],
    [
      'enrollments/p002__c1/lessonProgress/l1',
      { lessonId: 'l1', state: 'completed', positionSec: 0, updatedAt: START, completedAt: START },
    ],
    ['leads/young', lead({})],
    ['leads/answered', lead({ answered: true })],
    ['leads/spam', lead({ state: 'spam' })],
    ['leads/malformed', { name: 7, ownerUid: null }],
    ['reports/course__k1__p002__p001', { targetId: 'course__k1__p002' }],
    ['reports/course__k1__p003__p001', { targetId: 'course__k1__p003', targetUid: 'p003' }],
    ['reportedContributions/a1', reported('p009')],
    ['reportedContributions/a1/reporters/p005', { of: 1, reason: 'spam', at: START }],
    ['reportedContributions/a1/reporters/p006', { of: 1, reason: 'other', at: START }],
    ['reports/a1__p006', { reporterUid: 'p006', of: 2 }],
    ['courses/k1', { title: { ro: 'Învață', en: 'Learn' } }],
    ['experts/p004', { displayName: 'Dan Rusu', searchKeys: ['dan'] }],
    ['certificates/k1', { learnerName: 'Ana Pop', courseTitle: { ro: 'Învață' } }],
    ['auditEvents/e1', event('user.status.changed', 'p001', { status: { old: 'active', new: 'suspended' } })],
    ['auditEvents/e2', event('user.status.changed', 'gone', { status: { old: 'active', new: 'suspended' } })],
    ...people
      .slice(0, 60)
      .map(
        (uid) =>
          [
            `auditEvents/v-${uid}`,
            event('user.sessions.ended', uid, { sessionsEndedAt: { old: null, new: START } }),
          ] as const,
      ),
  ]);
}

/** A clock that each look moves on by a second. */
function clock(from = START): () => Date {
  let at = from.getTime();
  return () => {
    at += 1_000;
    return new Date(at);
  };
}

/** What is the same however often a run was killed: everything but times. */
const lasting = (documents: Documents) =>
  Object.fromEntries(
    [...documents]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, fields]) => {
        if (!path.startsWith('migrations/')) return [path, fields];
        const { startedAt: _started, doneAt: _done, ...rest } = fields;
        return [path, rest];
      }),
  );

class Killed extends Error {}

/** The store of a process that is killed at one of its transactions: before it is written, or after, without hearing of it. */
function killedAt(store: DocumentStore, moment: number, isWritten: boolean): DocumentStore {
  let left = moment;
  return {
    ...store,
    async transact(work) {
      // The dead write nothing, nor do they give locks back.
      if (left < 0) throw new Killed();
      if (left-- > 0) return store.transact(work);
      if (isWritten) await store.transact(work);
      throw new Killed();
    },
  };
}

const run = (documents: Documents, now = clock()) => runMigrations(memoryStore(documents), MIGRATIONS, now);

describe('migrations', () => {
  it('complete what older versions wrote, and record what they did', async () => {
    const documents = olderSite();
    const states = await run(documents);
    expect(documents.get('users/p003')).toMatchObject({ hasDrafts: true, hasRequests: false, hasNotes: false });
    expect(documents.get('users/p004')).toMatchObject({ hasDrafts: false, hasRequests: true });
    expect(documents.get('users/p051')).toMatchObject({ hasNotes: true });
    expect(documents.get('users/p110')).toMatchObject({ hasBooked: true });
    expect(['young', 'answered', 'spam'].map((id) => documents.get(`leads/${id}`)?.state)).toEqual([
      'new',
      'answered',
      'spam',
    ]);
    expect(documents.get('leads/malformed')).toEqual({ name: 7, ownerUid: null });
    expect(['courses/k1', 'experts/p004', 'certificates/k1'].map((path) => documents.get(path)?.searchKeys)).toEqual([
      expect.arrayContaining(['inv', 'inv lea']),
      expect.arrayContaining(['dan rus']),
      expect.arrayContaining(['k1', 'ana pop', 'inv pop']),
    ]);
    expect(documents.get('reports/course__k1__p002__p001')?.targetUid).toBe('p002');
    expect(documents.get('reports/a1__p005')).toEqual({
      ...{ reporterUid: 'p005', targetKind: 'answer', targetId: 'a1', targetUid: 'p009' },
      ...{ reason: 'spam', of: 1, createdAt: START },
    });
    expect(documents.get('reports/a1__p006')).toEqual({ reporterUid: 'p006', of: 2 });
    expect([...documents.keys()].filter((path) => path.includes('/reporters/'))).toEqual([]);
    expect(documents.get('users/p020/unread/notifications')).toEqual({ count: 1, newestAt: START });
    expect(documents.get('users/p001/record/e1')).toMatchObject({ acts: [{ act: 'account.suspended' }] });
    expect(
      states.map(({ migration: { version }, record }) => [version, record?.state, record?.seen, record?.written]),
    ).toEqual([
      ['001-beginnings', 'done', 120, 119],
      ['002-lead-states', 'done', 4, 2],
      ['003-records', 'done', 62, 61],
      ['004-lesson-states', 'done', 2, 1],
      ['005-search-keys', 'done', 120, 120],
      ['006-lead-search', 'done', 4, 3],
      ['007-course-search', 'done', 1, 1],
      ['008-expert-search', 'done', 1, 1],
      ['009-certificate-search', 'done', 1, 1],
      ['010-resource-search', 'done', 0, 0],
      ['011-booking-search', 'done', 1, 1],
      ['012-learned-lessons', 'done', 120, 1],
      ['013-reported-authors', 'done', 3, 1],
      ['014-lead-owners', 'done', 4, 3],
      ['016-contribution-reports', 'done', 1, 3],
      ['017-unread', 'done', 120, 1],
    ]);
    expect(documents.has('migrations/lock')).toBe(false);
  });

  it('do nothing again, neither to what is done nor to what was written since', async () => {
    const documents = olderSite();
    await run(documents);
    documents.set('leads/late', lead({}));
    const before = new Map(documents);
    await run(documents);
    expect(documents).toEqual(before);
  });

  it('end the same wherever a run is killed, once or at each of its moments', async () => {
    const whole = olderSite();
    await run(whole);
    const expected = lasting(whole);
    let moments = 0;
    for (let isOver = false; !isOver; moments++) {
      for (const isWritten of [false, true]) {
        const documents = olderSite();
        const store = killedAt(memoryStore(documents), moments, isWritten);
        isOver = await runMigrations(store, MIGRATIONS, clock()).then(
          () => true,
          (error: unknown) => {
            expect(error).toBeInstanceOf(Killed);
            return false;
          },
        );
        await run(documents, clock(new Date(START.getTime() + 2 * LEASE_MS)));
        expect(lasting(documents)).toEqual(expected);
      }
    }
    // Lock, a page or more of each migration, and the lock again.
    expect(moments).toBeGreaterThanOrEqual(8);
    const often = olderSite();
    for (let time = 0; time < moments; time++)
      await runMigrations(
        killedAt(memoryStore(often), 2, true),
        MIGRATIONS,
        clock(new Date(START.getTime() + 2 * time * LEASE_MS)),
      ).catch((error: unknown) => expect(error).toBeInstanceOf(Killed));
    await run(often, clock(new Date(START.getTime() + 2 * moments * LEASE_MS)));
    expect(lasting(often)).toEqual(expected);
  });

  it('run once at a time, and whoever stood still too long writes nothing more', async () => {
    const documents = olderSite();
    const store = memoryStore(documents);
    const slow = runMigrations(store, MIGRATIONS, clock());
    await expect(runMigrations(store, MIGRATIONS, clock())).rejects.toThrow('Another run is migrating');
    await slow;
    const left = olderSite();
    await runMigrations(killedAt(memoryStore(left), 1, true), MIGRATIONS, clock()).catch(() => undefined);
    await expect(run(left)).rejects.toThrow('Another run is migrating');
    const stale = runMigrations(memoryStore(left), MIGRATIONS, clock(new Date(START.getTime() + 2 * LEASE_MS)), () =>
      left.set('migrations/lock', { holder: 'somebody', until: new Date(START.getTime() + 9 * LEASE_MS) }),
    );
    await expect(stale).rejects.toThrow('took over');
    expect(left.get('migrations/lock')).toMatchObject({ holder: 'somebody' });
    expect(left.get('migrations/001-beginnings')).toMatchObject({ state: 'running', seen: 100 });
  });

  it('tell in a dry run what they would write, and write nothing', async () => {
    const documents = olderSite();
    const before = new Map(documents);
    const tried = await tryMigrations(memoryStore(documents), MIGRATIONS, START);
    expect(documents).toEqual(before);
    expect(tried.map(({ seen, paths }) => [seen, paths.length])).toEqual([
      [120, 119],
      [4, 2],
      [62, 61],
      [2, 1],
      [120, 120],
      [4, 3],
      [1, 1],
      [1, 1],
      [1, 1],
      [0, 0],
      [1, 1],
      [120, 1],
      [3, 1],
      [4, 3],
      [1, 3],
      [120, 1],
    ]);
    expect(tried[1]?.paths).toEqual(['leads/answered', 'leads/young']);
    await runMigrations(killedAt(memoryStore(documents), 2, true), MIGRATIONS, clock()).catch(() => undefined);
    const [rest] = await tryMigrations(memoryStore(documents), MIGRATIONS, START);
    expect(rest?.seen).toBe(20);
    await run(documents, clock(new Date(START.getTime() + 2 * LEASE_MS)));
    expect(await tryMigrations(memoryStore(documents), MIGRATIONS, START)).toEqual([]);
  });

  it('have versions that sort as they run, each once', async () => {
    const versions = (await listMigrations(memoryStore(new Map()), MIGRATIONS)).map(
      ({ migration }) => migration.version,
    );
    expect(versions).toEqual([...new Set(versions)].toSorted());
    expect(versions.filter((version) => !/^\d{3}-[a-z-]+$/.test(version))).toEqual([]);
  });
});
