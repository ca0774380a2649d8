import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { setFunctionEnvironment } from '../../../src/functions/function-environment.ts';
import { adminApp } from '../admin-app.ts';
import { PROJECT } from '../backend/project.ts';
import { backendUrl } from '../sdk-page.ts';

const BUCKET = `${PROJECT}.firebasestorage.app`;

let db: Firestore;

// The work of functions: the Admin SDK on the server, bypassing the rules.
test.beforeAll(() => {
  const { host, origin } = new URL(backendUrl());
  setFunctionEnvironment({ project: PROJECT, bucket: BUCKET, host, origin });
  db = initializeFirestore(adminApp(), { preferRest: true });
});

test.afterAll(() => db.terminate());

test('the Admin SDK and Firestore: documents, transforms, batches and what goes wrong', async () => {
  const items = db.collection(`tests/${randomUUID()}/items`);
  await items.doc('a').create({ n: 1, tags: ['x'], at: FieldValue.serverTimestamp() });
  await expect(items.doc('a').create({})).rejects.toMatchObject({ code: 6 });
  await items.doc('a').update({ n: FieldValue.increment(2), tags: FieldValue.arrayUnion('y'), 'deep.one': true });
  await items.doc('a').set({ deep: { two: true } }, { merge: true });
  expect((await items.doc('a').get()).data()).toMatchObject({
    n: 3,
    tags: ['x', 'y'],
    deep: { one: true, two: true },
  });
  await expect(items.doc('none').update({ n: 1 })).rejects.toMatchObject({ code: 5 });
  await db.batch().set(items.doc('b'), { n: 5 }).delete(items.doc('a')).commit();
  const [first, second] = await db.getAll(items.doc('a'), items.doc('b'));
  expect([first?.exists, second?.get('n')]).toEqual([false, 5]);
});

test('the Admin SDK and Firestore: queries, cursors, counts and sums, and the names of collections', async () => {
  const parent = db.doc(`tests/${randomUUID()}`);
  const writer = db.bulkWriter();
  for (let n = 0; n < 8; n++) void writer.set(parent.collection('items').doc(`q${n}`), { n, isOdd: n % 2 === 1 });
  await writer.close();
  const odd = parent.collection('items').where('isOdd', '==', true).orderBy('n', 'desc');
  const ids = async (query: FirebaseFirestore.Query) => (await query.get()).docs.map(({ id }) => id).join(' ');
  expect(await ids(odd.limit(2))).toBe('q7 q5');
  expect(await ids(odd.startAfter(5))).toBe('q3 q1');
  expect(await ids(parent.collection('items').where('n', 'in', [1, 2]).select('n'))).toBe('q1 q2');
  expect(await ids(parent.collection('items').orderBy('n').limitToLast(2))).toBe('q6 q7');
  expect((await odd.count().get()).data().count).toBe(4);
  expect((await parent.listCollections()).map(({ id }) => id)).toEqual(['items']);
  await db.recursiveDelete(parent);
  expect((await parent.collection('items').count().get()).data().count).toBe(0);
});

test('the Admin SDK and Firestore: transactions, tried again when somebody was faster', async () => {
  const seat = db.doc(`tests/${randomUUID()}`);
  await seat.set({ taken: 0 });
  const take = () =>
    db.runTransaction(async (transaction) => {
      const taken = Number((await transaction.get(seat)).get('taken'));
      transaction.update(seat, { taken: taken + 1 });
    });
  await Promise.all([take(), take(), take()]);
  expect((await seat.get()).get('taken')).toBe(3);
});

test('the Admin SDK and accounts: creation, claims, tokens and links', async () => {
  const auth = getAuth(adminApp());
  const email = `${randomUUID()}@cursiv.test`;
  const { uid } = await auth.createUser({ email, password: 'secret1', displayName: 'Ana' });
  await expect(auth.createUser({ email })).rejects.toMatchObject({ code: 'auth/email-already-exists' });
  await auth.setCustomUserClaims(uid, { admin: true });
  await auth.updateUser(uid, { emailVerified: true, disabled: true });
  expect(await auth.getUserByEmail(email)).toMatchObject({ uid, disabled: true, customClaims: { admin: true } });
  expect((await auth.listUsers()).users.map((user) => user.uid)).toContain(uid);
  expect(await auth.generatePasswordResetLink(email)).toContain('oobCode=');
  await auth.deleteUser(uid);
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  await expect(auth.verifyIdToken('not.a.token')).rejects.toMatchObject({ code: 'auth/argument-error' });
});

test('the Admin SDK and files: content, description, folder', async () => {
  const bucket = getStorage(adminApp()).bucket(BUCKET);
  const file = bucket.file(`tests/${randomUUID()}/ăîșț.txt`);
  await file.save('salut', { contentType: 'text/plain', metadata: { metadata: { course: 'somn' } } });
  expect((await file.download())[0].toString()).toBe('salut');
  expect((await file.getMetadata())[0]).toMatchObject({ contentType: 'text/plain', metadata: { course: 'somn' } });
  await file.setMetadata({ cacheControl: 'max-age=60' });
  const [files] = await bucket.getFiles({ prefix: file.name.slice(0, file.name.lastIndexOf('/')) });
  expect(files.map(({ name }) => name)).toEqual([file.name]);
  await file.delete();
  expect((await file.exists())[0]).toBe(false);
});
