import { expect, test } from '../firestore-story.ts';

test('three who count at once count to three', async ({ alice, items }) => {
  const seats = await alice.evaluate(async ({ db, doc, setDoc, runTransaction, getDocFromServer }, path) => {
    const place = doc(db, path, 'course');
    await setDoc(place, { seats: 0 });
    const enroll = () =>
      runTransaction(db, async (transaction) => {
        const { seats } = (await transaction.get(place)).data() ?? {};
        transaction.update(place, { seats: seats + 1 });
      });
    await Promise.all([enroll(), enroll(), enroll()]);
    return (await getDocFromServer(place)).get('seats');
  }, items);
  expect(seats).toBe(3);
});

test('a transaction starts again when what it read changes meanwhile', async ({ alice, bob, items }) => {
  await bob.evaluate(({ db, doc, setDoc }, path) => setDoc(doc(db, path, 'course'), { seats: 1 }), items);
  const tries = await alice.evaluate(
    async ({ db, doc, runTransaction }, { path, other }) => {
      const place = doc(db, path, 'course');
      let count = 0;
      await runTransaction(db, async (transaction) => {
        const { seats } = (await transaction.get(place)).data() ?? {};
        count += 1;
        if (count === 1) await other.setDoc(other.doc(other.db, path, 'course'), { seats: 10 });
        transaction.update(place, { seats: seats + 1 });
      });
      return count;
    },
    { path: items, other: bob },
  );
  const seats = await bob.evaluate(
    async ({ db, doc, getDocFromServer }, path) => (await getDocFromServer(doc(db, path, 'course'))).get('seats'),
    items,
  );
  expect([tries, seats]).toEqual([2, 11]);
});

test('of two who create one document, the first wins', async ({ alice, items }) => {
  const winners = await alice.evaluate(async ({ db, doc, runTransaction }, path) => {
    const create = (name: string) =>
      runTransaction(db, async (transaction) => {
        const place = doc(db, path, 'only');
        if ((await transaction.get(place)).exists()) return 'too late';
        transaction.set(place, { name });
        return name;
      });
    return Promise.all([create('ana'), create('ion')]);
  }, items);
  expect(winners.filter((winner) => winner === 'too late')).toHaveLength(1);
});

test('a transaction that throws writes nothing', async ({ alice, items }) => {
  const outcome = await alice.evaluate(async ({ db, doc, runTransaction, getDocFromServer, codeOf }, path) => {
    const place = doc(db, path, 'never');
    const failing = runTransaction(db, async (transaction) => {
      transaction.set(place, { n: 1 });
      throw new Error('changed my mind');
    });
    return [await codeOf(failing), (await getDocFromServer(place)).exists()];
  }, items);
  expect(outcome).toEqual(['Error: changed my mind', false]);
});

test('a transaction may only read', async ({ alice, items }) => {
  const read = await alice.evaluate(async ({ db, doc, setDoc, runTransaction }, path) => {
    const place = doc(db, path, 'a');
    await setDoc(place, { n: 7 });
    return runTransaction(db, async (transaction) => (await transaction.get(place)).get('n'));
  }, items);
  expect(read).toBe(7);
});
