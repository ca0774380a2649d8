import { expect, test } from '../../support/test.ts';

const MEGABYTE = 1024 * 1024;

const file = (name: string, bytes: number) => ({ name, mimeType: 'application/zip', buffer: Buffer.alloc(bytes, 7) });

test('an upload goes through the states of an upload: running, paused, success (spec §4)', async ({
  page,
  enterAs,
}) => {
  await enterAs('learner');
  await page.goto('/test-upload');
  let chunks = 0;
  const paused = Promise.withResolvers<void>();
  await page.route('**/o?*upload_id=*', async (route) => {
    chunks += 1;
    if (chunks === 2) await paused.promise;
    await route.continue();
  });
  await page.getByLabel('Alege un fișier').setInputFiles(file('mare.zip', 6 * MEGABYTE));
  await expect(page.getByText('Se încarcă', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pauză' }).click();
  await expect(page.getByText('În pauză', { exact: true })).toBeVisible();
  paused.resolve();
  await page.getByRole('button', { name: 'Continuă' }).click();
  await expect(page.getByText('Încărcat', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'mare.zip' })).toBeVisible();
});
