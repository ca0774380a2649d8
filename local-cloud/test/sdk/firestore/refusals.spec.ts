import { randomUUID } from 'node:crypto';
import { expect, test } from '../firestore-story.ts';

test('what the rules do not allow is refused: reading, listing, counting, watching, writing', async ({ alice }) => {
  const codes = await alice.evaluate(async (client) => {
    const { db, doc, collection, codeOf, runTransaction, onSnapshot, Followed } = client;
    const place = doc(db, 'closed', 'x');
    const list = collection(db, 'closed');
    const followed = new Followed<number>();
    onSnapshot(list, ({ size }) => followed.next(size), followed.fail);
    const batch = client.writeBatch(db).set(place, { a: 1 });
    const write = runTransaction(db, async (transaction) => void transaction.set(place, { a: 1 }));
    return Promise.all([
      codeOf(client.getDocFromServer(place)),
      codeOf(client.getDocsFromServer(list)),
      codeOf(client.getCountFromServer(list)),
      followed.failure(),
      codeOf(client.setDoc(place, { a: 1 })),
      codeOf(client.deleteDoc(place)),
      codeOf(batch.commit()),
      codeOf(write),
    ]);
  });
  expect(codes).toEqual(Array(8).fill('permission-denied'));
});

test('the rules know who asks, and go on working after a refusal', async ({ alice }) => {
  const outcome = await alice.evaluate(async ({ db, doc, setDoc, getDocFromServer, codeOf }) => {
    const refused = await codeOf(setDoc(doc(db, 'people/bob'), { name: 'Alice' }));
    await setDoc(doc(db, 'people/alice'), { name: 'Alice' });
    return [refused, (await getDocFromServer(doc(db, 'people/alice'))).get('name')];
  });
  expect(outcome).toEqual(['permission-denied', 'Alice']);
});

test('a list is allowed by what its query asks for, not by what it would find', async ({ alice }) => {
  const codes = await alice.evaluate(({ db, collection, query, where, getDocsFromServer, codeOf }) => {
    const notes = collection(db, 'notes');
    return Promise.all([
      codeOf(getDocsFromServer(notes)),
      codeOf(getDocsFromServer(query(notes, where('isPublic', '==', false)))),
      codeOf(getDocsFromServer(query(notes, where('isPublic', '==', true)))),
    ]);
  });
  expect(codes).toEqual(['permission-denied', 'permission-denied', 'no error']);
});

test('watching ends when the document itself may no longer be read', async ({ alice, write }) => {
  const note = `notes/${randomUUID()}`;
  await write(note, { isPublic: { booleanValue: true } });
  const watched = await alice.evaluateHandle(({ db, doc, onSnapshot, Followed }, path) => {
    const followed = new Followed<boolean>();
    onSnapshot(doc(db, path), (state) => followed.next(state.exists()), followed.fail);
    return followed;
  }, note);
  await watched.evaluate((followed) => followed.until((exists) => exists));
  await write(note, { isPublic: { booleanValue: false } });
  expect(await watched.evaluate((followed) => followed.failure())).toBe('permission-denied');
});

test('watching ends when what the rule looks up changes', async ({ alice, write }) => {
  test.skip(
    process.env.SDK_BACKEND === 'google',
    "Google's emulator judges again only with the next change of the list",
  );
  const club = `clubs/${randomUUID()}`;
  await write(club, { isOpen: { booleanValue: true } });
  const watched = await alice.evaluateHandle(({ db, collection, onSnapshot, Followed }, path) => {
    const followed = new Followed<number>();
    onSnapshot(collection(db, path, 'news'), ({ size }) => followed.next(size), followed.fail);
    return followed;
  }, club);
  await watched.evaluate((followed) => followed.until((size) => size === 0));
  await write(club, { isOpen: { booleanValue: false } });
  expect(await watched.evaluate((followed) => followed.failure())).toBe('permission-denied');
});
