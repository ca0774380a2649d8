import { expect, test } from '../firestore-story.ts';

test('a document comes back with every kind of field as it was written', async ({ alice, items }) => {
  const back = await alice.evaluate(
    async ({ db, doc, setDoc, getDocFromServer, Timestamp, GeoPoint, Bytes, vector }, path) => {
      const place = doc(db, path, 'a');
      await setDoc(place, {
        text: 'Învățare – 😀 "q" \\ \n\u2028',
        whole: 9_007_199_254_740_991,
        fraction: 1.5,
        least: -Infinity,
        unknown: Number.NaN,
        yes: true,
        nothing: null,
        list: [1, 'x', { deep: 1 }],
        map: { a: { b: 2 } },
        'odd `name.': 1,
        at: Timestamp.fromMillis(1_700_000_000_123),
        where: new GeoPoint(44.4, 26.1),
        bytes: Bytes.fromUint8Array(new Uint8Array([1, 2, 3])),
        link: doc(db, path, 'b'),
        likeness: vector([1, 2.5]),
      });
      const { at, where, bytes, link, likeness, ...plain } = (await getDocFromServer(place)).data() ?? {};
      return [plain, at.toMillis(), where.toJSON(), [...bytes.toUint8Array()], link.path, likeness.toArray()];
    },
    items,
  );
  expect(back).toEqual([
    {
      text: 'Învățare – 😀 "q" \\ \n\u2028',
      whole: 9_007_199_254_740_991,
      fraction: 1.5,
      least: -Infinity,
      unknown: Number.NaN,
      yes: true,
      nothing: null,
      list: [1, 'x', { deep: 1 }],
      map: { a: { b: 2 } },
      'odd `name.': 1,
    },
    1_700_000_000_123,
    expect.objectContaining({ latitude: 44.4, longitude: 26.1 }),
    [1, 2, 3],
    `${items}/b`,
    [1, 2.5],
  ]);
});

test('600 kB of text in any script comes back letter by letter', async ({ alice, items }) => {
  const isSame = await alice.evaluate(async ({ db, doc, setDoc, getDocFromServer }, path) => {
    const place = doc(db, path, 'long ăș');
    const text = 'ăîșț😀'.repeat(20_000) + 'z'.repeat(350_000);
    await setDoc(place, { text });
    return (await getDocFromServer(place)).get('text') === text;
  }, items);
  expect(isSame).toBe(true);
});

test('a document that nobody wrote does not exist', async ({ alice, items }) => {
  expect(
    await alice.evaluate(async ({ db, doc, getDoc }, path) => (await getDoc(doc(db, path, 'none'))).exists(), items),
  ).toBe(false);
});

test('an update counts, changes inner fields, adds to a list, removes a field and notes the time', async ({
  alice,
  items,
}) => {
  const back = await alice.evaluate(async (client, path) => {
    const { db, doc, setDoc, updateDoc, getDocFromServer } = client;
    const place = doc(db, path, 'a');
    await setDoc(place, { seats: 1, map: { a: 1, b: 1 }, tags: ['x', 'y'], old: true });
    await updateDoc(place, {
      seats: client.increment(4),
      'map.a': 2,
      tags: client.arrayUnion('y', 'z'),
      old: client.deleteField(),
      at: client.serverTimestamp(),
    });
    await updateDoc(place, { tags: client.arrayRemove('x') });
    const { at, ...plain } = (await getDocFromServer(place)).data() ?? {};
    return { plain, wroteJustNow: Math.abs(Date.now() - at.toMillis()) < 60_000 };
  }, items);
  expect(back).toEqual({
    plain: { seats: 5, map: { a: 2, b: 1 }, tags: ['y', 'z'] },
    wroteJustNow: true,
  });
});

test('merging keeps what it does not name', async ({ alice, items }) => {
  const back = await alice.evaluate(async ({ db, doc, setDoc, getDocFromServer }, path) => {
    const place = doc(db, path, 'a');
    await setDoc(place, { kept: 1, map: { kept: 1, changed: 1 } });
    await setDoc(place, { map: { changed: 2 } }, { merge: true });
    return (await getDocFromServer(place)).data();
  }, items);
  expect(back).toEqual({ kept: 1, map: { kept: 1, changed: 2 } });
});

test('an update of a document that is not there is refused', async ({ alice, items }) => {
  const code = await alice.evaluate(
    ({ db, doc, updateDoc, codeOf }, path) => codeOf(updateDoc(doc(db, path, 'none'), { a: 1 })),
    items,
  );
  expect(code).toBe('not-found');
});

test('an added document gets a name of its own and is gone once deleted', async ({ alice, items }) => {
  const states = await alice.evaluate(async ({ db, collection, addDoc, deleteDoc, getDocFromServer }, path) => {
    const place = await addDoc(collection(db, path), { title: 'x' });
    const before = (await getDocFromServer(place)).exists();
    await deleteDoc(place);
    return [place.id.length, before, (await getDocFromServer(place)).exists()];
  }, items);
  expect(states).toEqual([20, true, false]);
});

test('a batch writes all of it', async ({ alice, items }) => {
  const found = await alice.evaluate(async ({ db, doc, collection, setDoc, writeBatch, getDocsFromServer }, path) => {
    await setDoc(doc(db, path, 'changed'), { n: 1 });
    await setDoc(doc(db, path, 'deleted'), { n: 1 });
    const batch = writeBatch(db);
    batch.set(doc(db, path, 'added'), { n: 2 });
    batch.update(doc(db, path, 'changed'), { n: 2 });
    batch.delete(doc(db, path, 'deleted'));
    await batch.commit();
    return (await getDocsFromServer(collection(db, path))).docs.map((one) => [one.id, one.get('n')]);
  }, items);
  expect(found).toEqual([
    ['added', 2],
    ['changed', 2],
  ]);
});

test('a batch of which one write fails writes nothing', async ({ alice, items }) => {
  const outcome = await alice.evaluate(async ({ db, doc, writeBatch, getDocFromServer, codeOf }, path) => {
    const batch = writeBatch(db);
    batch.set(doc(db, path, 'never'), { n: 1 });
    batch.update(doc(db, path, 'none'), { n: 1 });
    const code = await codeOf(batch.commit());
    return [code, (await getDocFromServer(doc(db, path, 'never'))).exists()];
  }, items);
  expect(outcome).toEqual(['not-found', false]);
});

test('a hundred writes at once are all acknowledged', async ({ alice, items }) => {
  const count = await alice.evaluate(async ({ db, doc, collection, setDoc, getCountFromServer }, path) => {
    await Promise.all(Array.from({ length: 100 }, (_, n) => setDoc(doc(db, path, `d${n}`), { n })));
    return (await getCountFromServer(collection(db, path))).data().count;
  }, items);
  expect(count).toBe(100);
});
