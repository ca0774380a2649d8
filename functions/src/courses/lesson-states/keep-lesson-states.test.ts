import { lessonStatesOf, statesLesson } from '@cursiv/shared-domain';
import fc from 'fast-check';
import { MIGRATIONS } from '../../migrations/registered.ts';
import { runMigrations } from '../../migrations/run-migrations.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { keepLessonState } from './keep-lesson-states.ts';

const THEN = '2026-11-01T10:00:00Z';
const PATH = 'enrollments/ana__c1';
const LESSONS = ['l1', 'l2', 'l3'] as const;

const enrollment = (more: object = {}) => ({
  ...{ uid: 'ana', courseId: 'c1', courseOwnerUid: 'vera', courseVersion: 1, status: 'active', enrolledAt: THEN },
  ...{ updatedAt: THEN, lessonIds: [...LESSONS], progress: { completed: 0, total: 3, pct: 0 }, ...more },
});

const progress = (lessonId: string, more: object = {}) => ({
  ...{ lessonId, state: 'in_progress' as 'in_progress' | 'completed', positionSec: 0, updatedAt: THEN, ...more },
});

type Documents = Map<string, Record<string, unknown>>;
const place = (lessonId: string) => `${PATH}/lessonProgress/${lessonId}`;
const keep = (documents: Documents, lessonId: string) => keepLessonState(memoryStore(documents), PATH, lessonId);
const stated = (documents: Documents) => documents.get(PATH)?.lessonStates as Record<string, string> | undefined;

describe('what an enrolment says of a lesson', () => {
  it('is put together once from the documents of all lessons, and follows each from then on', async () => {
    const documents: Documents = new Map<string, Record<string, unknown>>([
      [PATH, enrollment()],
      [place('l1'), progress('l1', { state: 'completed', isBookmarked: true })],
      [place('l2'), progress('l2', { positionSec: 12 })],
    ]);
    await keep(documents, 'l2');
    expect(stated(documents)).toEqual({ l1: 'dm', l2: 'bf' });
    documents.set(place('l3'), progress('l3', { watched: 'f' }));
    await keep(documents, 'l3');
    documents.delete(place('l1'));
    await keep(documents, 'l1');
    expect(stated(documents)).toEqual({ l2: 'bf', l3: 'bf' });
  });

  it('is not written again, nor into an enrolment that is gone', async () => {
    const documents: Documents = new Map<string, Record<string, unknown>>([
      [PATH, enrollment({ lessonStates: { l1: 'b' } })],
    ]);
    documents.set(place('l1'), progress('l1'));
    const before = documents.get(PATH);
    await keep(documents, 'l1');
    expect(documents.get(PATH)).toBe(before);
    documents.delete(PATH);
    await keep(documents, 'l1');
    expect(documents.has(PATH)).toBe(false);
  });

  it('keeps that it has a film, which a page said before it played', async () => {
    const documents: Documents = new Map<string, Record<string, unknown>>([
      [PATH, enrollment({ lessonStates: { l1: 'bf' } })],
    ]);
    documents.set(place('l1'), progress('l1', { state: 'completed' }));
    await keep(documents, 'l1');
    expect(stated(documents)).toEqual({ l1: 'df' });
  });

  it('is small: five hundred lessons with the longest ids stay far below a document’s limit', async () => {
    const documents: Documents = new Map<string, Record<string, unknown>>([[PATH, enrollment()]]);
    for (let at = 0; at < 500; at += 1) {
      const id = `l${at}`.padEnd(128, 'x');
      documents.set(place(id), progress(id, { state: 'completed', isBookmarked: true, positionSec: 9 }));
    }
    await keep(documents, 'l0');
    expect(Object.keys(stated(documents) ?? {})).toHaveLength(500);
    expect(JSON.stringify(documents.get(PATH)).length).toBeLessThan(100_000);
  });

  it('comes to older enrolments by a migration, which leaves those that have it', async () => {
    const documents: Documents = new Map<string, Record<string, unknown>>([
      [PATH, enrollment()],
      [place('l1'), progress('l1', { state: 'completed' })],
      ['enrollments/dan__c1', enrollment({ uid: 'dan', lessonStates: { l2: 'b' } })],
      ['enrollments/eva__c1', enrollment({ uid: 'eva' })],
    ]);
    const migration = MIGRATIONS.filter(({ version }) => version === '004-lesson-states');
    await runMigrations(memoryStore(documents), migration, () => new Date(THEN));
    expect(stated(documents)).toEqual({ l1: 'd' });
    expect(documents.get('enrollments/dan__c1')?.lessonStates).toEqual({ l2: 'b' });
    expect(documents.get('enrollments/eva__c1')?.lessonStates).toEqual({});
  });
});

/** One of two devices does something in a lesson, with a page that knows of the states or an older one; or functions hear of a lesson. */
const deed = fc.record({
  lessonId: fc.constantFrom(...LESSONS),
  what: fc.constantFrom('begin', 'finish', 'open again', 'bookmark', 'play', 'hear'),
  isOlderPage: fc.boolean(),
});

type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

async function does(documents: Documents, { lessonId, what, isOlderPage }: Deed) {
  if (what === 'hear') return keep(documents, lessonId);
  const before = { ...progress(lessonId), ...documents.get(place(lessonId)) } as ReturnType<typeof progress>;
  const changes = {
    ...{ begin: {}, finish: { state: 'completed' as const }, 'open again': { state: 'in_progress' as const } },
    ...{ bookmark: { isBookmarked: true }, play: { positionSec: 7 } },
  };
  const after = { ...before, ...changes[what] };
  documents.set(place(lessonId), after);
  // An older page, and one that only plays, tells the lesson's own document alone.
  if (isOlderPage || what === 'play') return;
  const present = enrollment(documents.get(PATH)) as { lessonStates?: Record<string, string> };
  documents.set(PATH, { ...present, ...statesLesson(present, after) });
}

describe('two devices, of which one may have an older page', () => {
  it('end with what the lessons’ own documents say, in whatever order functions hear of it, and how often', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 25 }), fc.boolean(), async (deeds, isNewer) => {
        const documents: Documents = new Map<string, Record<string, unknown>>([
          [PATH, enrollment(isNewer ? { lessonStates: {} } : {})],
        ]);
        for (const one of deeds) await does(documents, one);
        for (const lessonId of [...LESSONS, ...LESSONS].toReversed()) await keep(documents, lessonId);
        const said = lessonStatesOf(stated(documents) ?? {}).map((one) => [one.lessonId, one.state, one.isBookmarked]);
        const stored = LESSONS.flatMap((id) => {
          const own = documents.get(place(id));
          return own ? [[id, own.state, own.isBookmarked === true]] : [];
        });
        expect(said.toSorted()).toEqual(stored.toSorted());
      }),
    );
  });
});
