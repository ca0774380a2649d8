import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { PROJECT } from '../backend/project.ts';
import { startLocal } from '../backend/start-local.ts';
import { openSdkPage } from '../sdk-page.ts';

test('who watches when the backend is killed hears from it again, and loses nothing that was written', async ({
  context,
}) => {
  test.setTimeout(90_000);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'local-cloud-restart-'));
  const first = await startLocal(0, folder);
  const page = await openSdkPage(context);
  const options = { url: first.url, project: PROJECT, uid: 'alice', name: 'main' };
  const alice = await page.evaluateHandle(
    (given) => window.sdk.openFirestore({ ...given, cache: 'memory', transport: 'streaming' }),
    options,
  );
  const seen = await alice.evaluateHandle(async ({ db, doc, onSnapshot, setDoc, Followed }) => {
    const followed = new Followed<string>();
    const place = doc(db, 'open/restart/items/a');
    onSnapshot(place, { includeMetadataChanges: true }, (state) =>
      followed.next(`${state.get('n')}${state.metadata.fromCache ? ' (kept)' : ''}`),
    );
    await setDoc(place, { n: 1 });
    await followed.until((state) => state === '1');
    return followed;
  });
  await first.stop();
  await alice.evaluate(({ db, doc, setDoc }) => void setDoc(doc(db, 'open/restart/items/b'), { n: 2 }));
  const second = await startLocal(Number(new URL(first.url).port), folder);
  await alice.evaluate(({ db, waitForPendingWrites }) => waitForPendingWrites(db));
  await alice.evaluate(({ db, doc, setDoc }) => setDoc(doc(db, 'open/restart/items/a'), { n: 3 }));
  expect(await seen.evaluate((followed) => followed.until((state) => state === '3'))).toBe('3');
  const stored = await alice.evaluate(({ db, collection, idsOf }) => idsOf(collection(db, 'open/restart/items')));
  expect(stored).toBe('a b');
  await second.stop();
  rmSync(folder, { recursive: true });
});
