import { expect, test } from '../firestore-story.ts';
import { backendUrl } from '../sdk-page.ts';

const GOOGLE = process.env.SDK_BACKEND === 'google';

test('an update of what the same batch has deleted is no batch that could ever work', async ({ alice, items }) => {
  const codes = await alice.evaluate(async ({ db, doc, setDoc, writeBatch, codeOf }, path) => {
    const place = doc(db, path, 'a');
    await setDoc(place, { n: 1 });
    const updated = writeBatch(db).delete(place).update(place, { n: 2 });
    const set = writeBatch(db).delete(place).set(place, { n: 2 });
    return [await codeOf(updated.commit()), await codeOf(set.commit())];
  }, items);
  expect(codes).toEqual(['invalid-argument', 'no error']);
});

test('names that Firestore keeps for itself are read and watched by nobody', async ({ alice, items }) => {
  const codes = await alice.evaluate(async ({ db, doc, collection, onSnapshot, codeOf, Followed, ...client }, path) => {
    const followed = new Followed<number>();
    onSnapshot(collection(db, path, 'a', '__reserved__'), ({ size }) => followed.next(size), followed.fail);
    return Promise.all([
      codeOf(client.getDocFromServer(doc(db, path, '__reserved__'))),
      codeOf(client.getDocsFromServer(collection(db, path, 'a', '__reserved__'))),
      followed.failure(),
    ]);
  }, items);
  expect(codes).toEqual(['invalid-argument', 'invalid-argument', 'invalid-argument']);
});

test('nothing orders what the name has ordered, and a name is asked for alone', async ({ alice, items }) => {
  const codes = await alice.evaluate((client, path) => {
    const { db, collection, query, where, orderBy, documentId, getDocsFromServer, codeOf } = client;
    const all = collection(db, path);
    return Promise.all([
      codeOf(getDocsFromServer(query(all, orderBy(documentId()), orderBy('n')))),
      codeOf(getDocsFromServer(query(all, where(documentId(), '==', 'a'), where('n', '>', 1)))),
    ]);
  }, items);
  expect(codes).toEqual(['invalid-argument', 'invalid-argument']);
});

test('no more than five sums at once, and the refusal says so', async ({ alice, items }) => {
  test.skip(GOOGLE, "Google's emulator crashes on it; the hosted service says it in these words");
  const message = await alice.evaluate(({ db, collection, getAggregateFromServer, count }, path) => {
    const six = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`c${index}`, count()]));
    return getAggregateFromServer(collection(db, path), six).then(String, String);
  }, items);
  expect(message).toContain('maximum number of aggregations');
});

test('vectors are kept, ordered, watched and converted, in the cache as on the server', async ({ alice, items }) => {
  const seen = await alice.evaluate(async ({ db, doc, collection, vector, Followed, ...client }, path) => {
    const converter = {
      toFirestore: ({ at }: { at: number[] }) => ({ at: vector(at) }),
      fromFirestore: (found: { get: (field: string) => { toArray: () => number[] } }) => ({
        at: found.get('at').toArray(),
      }),
    };
    const all = collection(db, path).withConverter(converter);
    const followed = new Followed<number[][]>();
    const ordered = client.query(all, client.orderBy('at'));
    client.onSnapshot(ordered, ({ docs }) => followed.next(docs.map((one) => one.data().at)), followed.fail);
    for (const at of [[3], [1, 2], [1, 1]]) await client.setDoc(doc(all), { at });
    const watched = await followed.until((found) => found.length === 3);
    const cached = (await client.getDocsFromCache(ordered)).docs.map((one) => one.data().at);
    const equal = client.query(all, client.where('at', '==', vector([1, 2])));
    return [watched, cached, (await client.getDocsFromServer(equal)).docs.map((one) => one.data().at)];
  }, items);
  const inOrder = [[3], [1, 1], [1, 2]];
  expect(seen).toEqual([inOrder, inOrder, [[1, 2]]]);
});

test('a database with a name holds documents of its own', async ({ alice, items }) => {
  const found = await alice.evaluate(
    async ({ db, initializeFirestore, connectFirestoreEmulator, terminate, ...client }, { path, url }) => {
      const second = initializeFirestore(db.app, {}, 'second');
      const { hostname, port } = new URL(url);
      connectFirestoreEmulator(second, hostname, Number(port), {
        mockUserToken: { sub: 'alice', iat: Math.floor(Date.now() / 1000) },
      });
      const watched = new client.Followed<boolean>();
      client.onSnapshot(client.doc(second, path, 'a'), (state) => watched.next(state.exists()), watched.fail);
      await client.setDoc(client.doc(second, path, 'a'), { n: 2 });
      const isWatched = await watched.until((exists) => exists);
      const counted = await client.getCountFromServer(client.collection(second, path));
      const inDefault = await client.getDocFromServer(client.doc(db, path, 'a'));
      await terminate(second);
      return [isWatched, counted.data().count, inDefault.exists()];
    },
    { path: items, url: backendUrl() },
  );
  expect(found).toEqual([true, 1, false]);
});
