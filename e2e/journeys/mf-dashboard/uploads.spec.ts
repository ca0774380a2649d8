import { DEMO_PASSWORD, emailOf, expect, test } from '../../support/test.ts';

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

test('signing out ends an upload, says so, and leaves nothing of it for the next person', async ({ page, enterAs }) => {
  await enterAs('learner');
  await page.goto('/test-upload');
  // The first part never arrives.
  await page.route('**/o?*upload_id=*', () => undefined);
  await page.getByLabel('Alege un fișier').setInputFiles(file('mare.zip', 6 * MEGABYTE));
  await expect(page.getByText('Se încarcă', { exact: true })).toBeVisible();
  const part = page.waitForEvent('requestfailed', (request) => request.url().includes('upload_id='));
  await page.getByRole('button', { name: 'Ieși din cont' }).click();
  await expect(page.getByText('Încărcarea s-a oprit odată cu sesiunea. Fișierul nu a fost păstrat.')).toBeVisible();
  await part;

  await page.goBack();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await page.getByRole('main').getByLabel('E-mail').fill(emailOf('expert'));
  await page.getByLabel(/^Parola/).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Încărcare cu pauză' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('mare.zip');
});
