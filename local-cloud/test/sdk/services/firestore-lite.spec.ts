import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { PROJECT } from '../backend/project.ts';
import { backendUrl, openSdkPage } from '../sdk-page.ts';

test('Firestore Lite writes, reads, asks, counts, runs transactions and is refused', async ({ context }) => {
  const page = await openSdkPage(context);
  const options = { url: backendUrl(), project: PROJECT, uid: 'alice' };
  const alice = await page.evaluateHandle((given) => window.sdk.openLite(given), options);
  const told = await alice.evaluate(async (lite, path) => {
    const { db, doc, collection, query, where, orderBy, limit } = lite;
    await lite.setDoc(doc(db, path, 'a'), { n: 1, at: lite.serverTimestamp() });
    await lite.updateDoc(doc(db, path, 'a'), { n: lite.increment(1) });
    const batch = lite.writeBatch(db);
    for (const n of [3, 4]) batch.set(doc(db, path, `q${n}`), { n });
    await batch.commit();
    await lite.runTransaction(db, async (transaction) => {
      const n = (await transaction.get(doc(db, path, 'a'))).get('n');
      transaction.update(doc(db, path, 'a'), { n: n + 10 });
    });
    const highest = query(collection(db, path), where('n', '>', 3), orderBy('n', 'desc'), limit(2));
    const ids = (await lite.getDocs(highest)).docs.map(({ id }) => id);
    const { count } = (await lite.getCount(collection(db, path))).data();
    const missing = (await lite.getDoc(doc(db, path, 'none'))).exists();
    return [ids, count, missing, await lite.codeOf(lite.getDoc(doc(db, 'people/bob')))];
  }, `open/${randomUUID()}/items`);
  expect(told).toEqual([['a', 'q4'], 3, false, 'permission-denied']);
});
