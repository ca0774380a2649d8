import type { FieldValue } from 'firebase/firestore';
import type { Sdk } from './deferred.ts';

type Facade = typeof import('../firestore.ts');
type Deferred = typeof import('./deferred.ts');

/** The database's modules, as in a page that has just started: the SDK is not there. */
let facade: Facade;
let deferring: Deferred;
beforeEach(async () => {
  jest.resetModules();
  const { configureFirebase } = await import('../config.ts');
  configureFirebase({
    firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p', storageBucket: 'b', appId: 'a' },
    localCloud: 'http://localhost:3010',
  });
  facade = await import('../firestore.ts');
  deferring = await import('./deferred.ts');
});

describe('before the SDK is there', () => {
  it('references know their paths and ids', () => {
    const { collection, database, doc } = facade;
    const courses = collection(database(), 'courses');
    expect(courses.path).toBe('courses');
    expect(doc(courses, 'c1').path).toBe('courses/c1');
    const lesson = doc(doc(database(), 'courses', 'c1'), 'lessons', 'l1');
    expect([lesson.path, lesson.id]).toEqual(['courses/c1/lessons/l1', 'l1']);
  });

  it('a new document has an id as the SDK makes it', () => {
    const { collection, database, doc } = facade;
    const ids = Array.from({ length: 50 }, () => doc(collection(database(), 'courses')).id);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(new Set(ids).size).toBe(50);
  });

  it('a listener that has stopped is never begun', async () => {
    const make = jest.fn();
    facade.onSnapshot(deferring.deferred(make) as never, () => undefined)();
    await deferring.loadSdk();
    expect(make).not.toHaveBeenCalled();
  });
});

describe('what was made before the SDK came', () => {
  let by: Sdk;

  it('is the same reference then', async () => {
    const { collection, database, doc } = facade;
    const before = doc(collection(database(), 'courses'));
    by = await deferring.loadSdk();
    const after = deferring.real(by, before);
    const { refEqual } = await import('firebase/firestore');
    expect(after.id).toBe(before.id);
    expect(refEqual(after, by.doc(by.database(), 'courses', before.id))).toBe(true);
    expect(refEqual(doc(database(), 'courses', before.id), after)).toBe(true);
  });

  it('is the same query then', async () => {
    const { collection, database, limit, orderBy, query, where } = facade;
    const before = query(
      collection(database(), 'courses'),
      where('status', '==', 'published'),
      orderBy('at'),
      limit(3),
    );
    by = await deferring.loadSdk();
    const { queryEqual } = await import('firebase/firestore');
    const courses = by.collection(by.database(), 'courses');
    const after = by.query(courses, by.where('status', '==', 'published'), by.orderBy('at'), by.limit(3));
    expect(queryEqual(deferring.real(by, before), after)).toBe(true);
  });

  it('is written with the SDK’s own values, however deep they stand', async () => {
    const at = new Date('2026-11-27T10:00:00Z');
    const { deleteField, serverTimestamp } = facade;
    const before = { at, name: 'Ana', last: { at: serverTimestamp(), tags: [{ gone: deleteField() }] } };
    by = await deferring.loadSdk();
    const after = deferring.realFields(by, before);
    expect(after).toMatchObject({ at, name: 'Ana' });
    expect((after.last.at as FieldValue).isEqual(by.serverTimestamp())).toBe(true);
    expect(after.last.tags.map(({ gone }) => (gone as FieldValue).isEqual(by.deleteField()))).toEqual([true]);
  });
});
