import { expect, test } from '../firestore-story.ts';

test('a watched document appears, changes and goes as somebody else writes', async ({ alice, bob, items }) => {
  const titles = await alice.evaluateHandle(({ db, doc, onSnapshot, Followed }, path) => {
    const followed = new Followed<string>();
    onSnapshot(doc(db, path, 'a'), (state) => followed.next(state.get('title') ?? 'none'), followed.fail);
    return followed;
  }, items);
  await titles.evaluate((followed) => followed.until((title) => title === 'none'));
  for (const title of ['Somn', 'Somn bun']) {
    await bob.evaluate(({ db, doc, setDoc }, [path, text]) => setDoc(doc(db, path, 'a'), { title: text }), [
      items,
      title,
    ] as const);
    await titles.evaluate((followed, text) => followed.until((latest) => latest === text), title);
  }
  await bob.evaluate(({ db, doc, deleteDoc }, path) => deleteDoc(doc(db, path, 'a')), items);
  await titles.evaluate((followed) => followed.until((title) => title === 'none'));
  expect(await titles.evaluate((followed) => followed.states)).toEqual(['none', 'Somn', 'Somn bun', 'none']);
});

test('a watched list with a limit lets the next one in when one leaves', async ({ alice, bob, items }) => {
  await bob.evaluate(async ({ db, doc, writeBatch }, path) => {
    const batch = writeBatch(db);
    for (let rank = 0; rank < 5; rank++) batch.set(doc(db, path, `q${rank}`), { kind: 'even', rank });
    await batch.commit();
  }, items);
  const lists = await alice.evaluateHandle(
    ({ db, collection, query, where, orderBy, limit, onSnapshot, Followed }, path) => {
      const followed = new Followed<string>();
      const highest = query(collection(db, path), where('kind', '==', 'even'), orderBy('rank', 'desc'), limit(3));
      onSnapshot(highest, ({ docs }) => followed.next(docs.map(({ id }) => id).join(' ')), followed.fail);
      return followed;
    },
    items,
  );
  const shows = (ids: string) => lists.evaluate((followed, wanted) => followed.until((list) => list === wanted), ids);
  await shows('q4 q3 q2');
  await bob.evaluate(({ db, doc, setDoc }, path) => setDoc(doc(db, path, 'q9'), { kind: 'even', rank: 9 }), items);
  await shows('q9 q4 q3');
  await bob.evaluate(({ db, doc, deleteDoc }, path) => deleteDoc(doc(db, path, 'q9')), items);
  await shows('q4 q3 q2');
  await bob.evaluate(({ db, doc, updateDoc }, path) => updateDoc(doc(db, path, 'q3'), { kind: 'odd' }), items);
  await shows('q4 q2 q1');
});

test('changes name what was added, moved and removed', async ({ alice, items }) => {
  const changes = await alice.evaluate(async (client, path) => {
    const { db, collection, doc, query, orderBy, onSnapshot, setDoc, deleteDoc, waitForPendingWrites } = client;
    const told: string[] = [];
    const ranked = query(collection(db, path), orderBy('rank'));
    const stop = onSnapshot(ranked, (list) => {
      for (const { type, doc: one, newIndex } of list.docChanges()) told.push(`${type} ${one.id} ${newIndex}`);
    });
    await setDoc(doc(db, path, 'a'), { rank: 1 });
    await setDoc(doc(db, path, 'b'), { rank: 2 });
    await setDoc(doc(db, path, 'a'), { rank: 3 });
    await deleteDoc(doc(db, path, 'b'));
    await waitForPendingWrites(db);
    stop();
    return told;
  }, items);
  expect(changes).toEqual(['added a 0', 'added b 1', 'modified a 1', 'removed b -1']);
});

test('one’s own write shows at once, and then as stored', async ({ alice, items }) => {
  const states = await alice.evaluate(async ({ db, doc, onSnapshot, setDoc, serverTimestamp, Followed }, path) => {
    const followed = new Followed<{ pending: boolean; dated: boolean }>();
    const place = doc(db, path, 'a');
    const stop = onSnapshot(place, { includeMetadataChanges: true }, (state) => {
      if (state.exists()) followed.next({ pending: state.metadata.hasPendingWrites, dated: state.get('at') !== null });
    });
    void setDoc(place, { at: serverTimestamp() });
    await followed.until(({ pending }) => !pending);
    stop();
    return [followed.states[0], followed.states.at(-1)];
  }, items);
  expect(states).toEqual([
    { pending: true, dated: false },
    { pending: false, dated: true },
  ]);
});

test('who has stopped watching hears nothing more', async ({ alice, items }) => {
  const heard = await alice.evaluate(async ({ db, doc, onSnapshot, setDoc, getDocFromServer, Followed }, path) => {
    const followed = new Followed<boolean>();
    const place = doc(db, path, 'a');
    const stop = onSnapshot(place, (state) => followed.next(state.exists()));
    await followed.until((exists) => !exists);
    stop();
    await setDoc(place, { n: 1 });
    await getDocFromServer(place);
    return followed.states;
  }, items);
  expect(heard).toEqual([false]);
});

test('twenty lists watched at once all hear of their own change', async ({ alice, items }) => {
  const found = await alice.evaluate(
    async ({ db, collection, doc, query, where, onSnapshot, setDoc, Followed }, path) => {
      const all = Array.from({ length: 20 }, (_, n) => {
        const followed = new Followed<number>();
        onSnapshot(query(collection(db, path), where('n', '==', n)), ({ size }) => followed.next(size), followed.fail);
        return followed;
      });
      await Promise.all(all.map((followed) => followed.until((size) => size === 0)));
      await Promise.all(all.map((_, n) => setDoc(doc(db, path, `d${n}`), { n })));
      return Promise.all(all.map((followed) => followed.until((size) => size === 1)));
    },
    items,
  );
  expect(found).toEqual(Array(20).fill(1));
});
