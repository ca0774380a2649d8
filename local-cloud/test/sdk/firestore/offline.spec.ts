import { randomUUID } from 'node:crypto';
import { expect, openFor, test } from '../firestore-story.ts';

test('what is written offline shows at once and is sent on the way back', async ({ alice, bob, items }) => {
  const before = await alice.evaluate(async ({ db, doc, setDoc, getDoc, disableNetwork }, path) => {
    const place = doc(db, path, 'a');
    await setDoc(place, { n: 1 });
    await getDoc(place);
    await disableNetwork(db);
    void setDoc(place, { n: 2 });
    const { metadata, ...state } = await getDoc(place);
    return [state !== undefined && metadata.hasPendingWrites, metadata.fromCache];
  }, items);
  expect(before).toEqual([true, true]);
  const stored = () =>
    bob.evaluate(
      async ({ db, doc, getDocFromServer }, path) => (await getDocFromServer(doc(db, path, 'a'))).get('n'),
      items,
    );
  expect(await stored()).toBe(1);
  await alice.evaluate(async ({ db, enableNetwork, waitForPendingWrites }) => {
    await enableNetwork(db);
    await waitForPendingWrites(db);
  });
  expect(await stored()).toBe(2);
});

test('a watched list catches up with what happened while offline', async ({ alice, bob, items }) => {
  await bob.evaluate(async ({ db, doc, setDoc }, path) => {
    for (const rank of [1, 2]) await setDoc(doc(db, path, `q${rank}`), { rank });
  }, items);
  const lists = await alice.evaluateHandle(({ db, collection, query, orderBy, onSnapshot, Followed }, path) => {
    const followed = new Followed<string>();
    const tell = (ids: string[], fromCache: boolean) => followed.next(`${ids.join(' ')}${fromCache ? ' (kept)' : ''}`);
    onSnapshot(query(collection(db, path), orderBy('rank')), { includeMetadataChanges: true }, ({ docs, metadata }) =>
      tell(
        docs.map(({ id }) => id),
        metadata.fromCache,
      ),
    );
    return followed;
  }, items);
  const shows = (text: string) => lists.evaluate((followed, wanted) => followed.until((list) => list === wanted), text);
  await shows('q1 q2');
  await alice.evaluate(({ db, disableNetwork }) => disableNetwork(db));
  await shows('q1 q2 (kept)');
  await bob.evaluate(async ({ db, doc, setDoc, deleteDoc }, path) => {
    await deleteDoc(doc(db, path, 'q1'));
    await setDoc(doc(db, path, 'q3'), { rank: 3 });
  }, items);
  await alice.evaluate(({ db, enableNetwork }) => enableNetwork(db));
  expect(await shows('q2 q3')).toBe('q2 q3');
});

test('a returning person sees the cached data without a network, and later the new data', async ({
  sdkPage,
  cache,
  transport,
  bob,
  items,
}) => {
  test.skip(cache === 'memory', 'a memory cache ends with the page');
  const name = randomUUID();
  const open = () => openFor(sdkPage, { cache, transport }, 'alice', name);
  const first = await open();
  await first.evaluate(async ({ db, doc, setDoc, getDocs, collection, close }, path) => {
    await setDoc(doc(db, path, 'a'), { n: 1 });
    await getDocs(collection(db, path));
    await close();
  }, items);
  await bob.evaluate(({ db, doc, setDoc }, path) => setDoc(doc(db, path, 'b'), { n: 2 }), items);
  const second = await open();
  const found = await second.evaluate(async (client, path) => {
    const { db, collection, getDocsFromCache, disableNetwork, enableNetwork, idsOf } = client;
    await disableNetwork(db);
    const kept = (await getDocsFromCache(collection(db, path))).docs.map(({ id }) => id).join(' ');
    await enableNetwork(db);
    return [kept, await idsOf(collection(db, path))];
  }, items);
  await second.evaluate(({ close }) => close());
  expect(found).toEqual(['a', 'a b']);
});
