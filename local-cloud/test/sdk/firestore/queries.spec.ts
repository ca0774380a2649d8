import { expect, test } from '../firestore-story.ts';

/** q0…q7: even ranks of one kind, odd of another; and x, which has no rank. */
test.beforeEach(async ({ alice, items }) => {
  await alice.evaluate(async ({ db, doc, writeBatch }, path) => {
    const batch = writeBatch(db);
    for (let rank = 0; rank < 8; rank++) {
      const kind = rank % 2 ? 'odd' : 'even';
      batch.set(doc(db, path, `q${rank}`), { kind, rank, tags: [`t${rank % 3}`, 'all'], title: `Title ${rank}` });
    }
    batch.set(doc(db, path, 'x'), { title: 'Something else' });
    await batch.commit();
  }, items);
});

test('all documents come in the order of their names', async ({ alice, items }) => {
  expect(await alice.evaluate(({ db, collection, idsOf }, path) => idsOf(collection(db, path)), items)).toBe(
    'q0 q1 q2 q3 q4 q5 q6 q7 x',
  );
});

test('one kind, the highest first, no more than three', async ({ alice, items }) => {
  const found = await alice.evaluate(({ db, collection, query, where, orderBy, limit, idsOf }, path) => {
    return idsOf(query(collection(db, path), where('kind', '==', 'even'), orderBy('rank', 'desc'), limit(3)));
  }, items);
  expect(found).toBe('q6 q4 q2');
});

test('ranges, and what is not something', async ({ alice, items }) => {
  const found = await alice.evaluate(async ({ db, collection, query, where, idsOf }, path) => {
    const all = collection(db, path);
    return [
      await idsOf(query(all, where('rank', '>=', 2), where('rank', '<', 5))),
      await idsOf(query(all, where('kind', '!=', 'even'))),
      await idsOf(query(all, where('rank', 'not-in', [1, 2, 3]))),
    ];
  }, items);
  expect(found).toEqual(['q2 q3 q4', 'q1 q3 q5 q7', 'q0 q4 q5 q6 q7']);
});

test('one of several values, and lists that contain one', async ({ alice, items }) => {
  const found = await alice.evaluate(async ({ db, collection, query, where, orderBy, idsOf }, path) => {
    const all = collection(db, path);
    return [
      await idsOf(query(all, where('rank', 'in', [1, 2, 3]))),
      await idsOf(query(all, where('tags', 'array-contains', 't1'), orderBy('rank'))),
      await idsOf(query(all, where('tags', 'array-contains-any', ['t1', 't2']), orderBy('rank'))),
    ];
  }, items);
  expect(found).toEqual(['q1 q2 q3', 'q1 q4 q7', 'q1 q2 q4 q5 q7']);
});

test('either of two conditions', async ({ alice, items }) => {
  const found = await alice.evaluate(({ db, collection, query, where, or, and, idsOf }, path) => {
    const lowOdd = and(where('kind', '==', 'odd'), where('rank', '<=', 1));
    return idsOf(query(collection(db, path), or(lowOdd, where('rank', '==', 6))));
  }, items);
  expect(found).toBe('q1 q6');
});

test('page after page, from a value and from a document', async ({ alice, items }) => {
  const found = await alice.evaluate(
    async ({ db, collection, query, orderBy, limit, startAfter, idsOf, ...sdk }, path) => {
      const ranked = query(collection(db, path), orderBy('rank'));
      const page = await sdk.getDocs(query(ranked, limit(3)));
      const next = query(ranked, startAfter(page.docs.at(-1)), limit(3));
      return [
        await idsOf(next),
        await idsOf(query(ranked, sdk.startAt(6))),
        await idsOf(query(ranked, sdk.endBefore(2))),
      ];
    },
    items,
  );
  expect(found).toEqual(['q3 q4 q5', 'q6 q7', 'q0 q1']);
});

test('the last two', async ({ alice, items }) => {
  const found = await alice.evaluate(({ db, collection, query, orderBy, limitToLast, idsOf }, path) => {
    return idsOf(query(collection(db, path), orderBy('rank'), limitToLast(2)));
  }, items);
  expect(found).toBe('q6 q7');
});

test('what begins with some letters', async ({ alice, items }) => {
  const found = await alice.evaluate(({ db, collection, query, orderBy, startAt, endAt, limit, idsOf }, path) => {
    return idsOf(query(collection(db, path), orderBy('title'), startAt('Som'), endAt('Som\uf8ff'), limit(5)));
  }, items);
  expect(found).toBe('x');
});

test('names in a range', async ({ alice, items }) => {
  const found = await alice.evaluate(({ db, collection, query, where, documentId, idsOf }, path) => {
    return idsOf(query(collection(db, path), where(documentId(), '>', 'q5'), where(documentId(), '<=', 'q7')));
  }, items);
  expect(found).toBe('q6 q7');
});

test('collections of one name, wherever they are', async ({ alice, items }) => {
  const found = await alice.evaluate(async ({ db, collectionGroup, doc, query, setDoc, where, idsOf }, path) => {
    const mark = path.replaceAll('/', ' ');
    await setDoc(doc(db, path, 'q1', 'items', 'inner'), { mark });
    await setDoc(doc(db, path, 'outer'), { mark });
    return idsOf(query(collectionGroup(db, 'items'), where('mark', '==', mark)));
  }, items);
  expect(found.split(' ').sort()).toEqual(['inner', 'outer']);
});

test('how many, their sum and their average', async ({ alice, items }) => {
  const found = await alice.evaluate(async ({ db, collection, query, where, ...sdk }, path) => {
    const odd = query(collection(db, path), where('kind', '==', 'odd'));
    const { count } = (await sdk.getCountFromServer(odd)).data();
    const figures = { sum: sdk.sum('rank'), average: sdk.average('rank'), count: sdk.count() };
    return [count, (await sdk.getAggregateFromServer(odd, figures)).data()];
  }, items);
  expect(found).toEqual([4, { sum: 16, average: 4, count: 4 }]);
});
