import type { BrowserContext, Page } from '@playwright/test';
import { asOwner } from '../../support/backend/backend.ts';
import { NEW_PASSWORD, registerAs } from '../../support/people/newcomer.ts';
import { DEMO_PASSWORD, emailOf, expect, test } from '../../support/test.ts';

const MEGABYTE = 1024 * 1024;

const file = (name: string, bytes: number) => ({ name, mimeType: 'application/zip', buffer: Buffer.alloc(bytes, 7) });

const tray = (page: Page) => page.getByRole('complementary', { name: 'Încărcări' });

/** Holds the parts of files back until they are let go. */
async function holdParts(from: Page | BrowserContext): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await from.route('**/incoming/*/*?upload_id=*', async (route) => {
    await held.promise;
    // A part that was given up meanwhile cannot go on.
    await route.continue().catch(() => undefined);
  });
  return held.resolve;
}

async function signInHere(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('main').getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Parola/).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();
}

test('an upload goes through the states of an upload: running, paused, success (spec §4)', async ({ page }) => {
  await registerAs(page, 'Iris Încarcă');
  await page.goto('/test-upload');
  let chunks = 0;
  const paused = Promise.withResolvers<void>();
  await page.route('**/incoming/*/*?upload_id=*', async (route) => {
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

test('signing out asks about an upload; who leaves ends it, and nothing of it is left for the next person', async ({
  page,
  enterAs,
}) => {
  await enterAs('learner');
  await page.goto('/test-upload');
  // The first part never arrives.
  await page.route('**/incoming/*/*?upload_id=*', () => undefined);
  await page.getByLabel('Alege un fișier').setInputFiles(file('mare.zip', 6 * MEGABYTE));
  await expect(page.getByText('Se încarcă', { exact: true })).toBeVisible();
  const signOut = page.getByRole('button', { name: 'Ieși din cont' });
  const question = page.getByRole('alertdialog');
  await signOut.click();
  await expect(question).toContainText('Un fișier este încă pe drum');
  await question.getByRole('button', { name: 'Rămâi aici' }).last().click();
  await expect(page.getByText('Se încarcă', { exact: true })).toBeVisible();
  const part = page.waitForEvent('requestfailed', (request) => request.url().includes('upload_id='));
  await signOut.click();
  await question.getByRole('button', { name: 'Oprește și ieși' }).click();
  await part;
  await expect(page.getByText('Ai ieșit din cont.')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Încărcări' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cursiv:uploads'))).toBeNull();

  await page.goto('/test-upload');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await page.getByRole('main').getByLabel('E-mail').fill(emailOf('expert'));
  await page.getByLabel(/^Parola/).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Încărcare cu pauză' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('mare.zip');
});

test('an ended session makes an upload wait for its person; nobody else sees it', async ({ page, problems }) => {
  const email = await registerAs(page, 'Ilie Marin');
  await page.goto('/test-upload');
  await page.clock.install();
  await page.goto('/test-upload');
  const letGo = await holdParts(page);
  await page.getByLabel('Alege un fișier').setInputFiles(file('mare.zip', 2 * MEGABYTE));
  await expect(tray(page)).toContainText('Se încarcă 1 fișier');
  await asOwner(page, email, 'suspend');
  await page.clock.fastForward('01:01:00');
  await expect(page.getByText(/Nu mai ești în cont/)).toBeVisible();
  await expect(tray(page)).toContainText('1 fișier așteaptă');
  await expect(tray(page)).not.toContainText('mare.zip');

  await signInHere(page, emailOf('expert'), DEMO_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Încărcare cu pauză' })).toBeVisible();
  await expect(tray(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ieși din cont' }).click();
  await expect(page.getByText('Ai ieșit din cont.')).toBeVisible();

  await asOwner(page, email, 'restore');
  await page.goto('/login?returnTo=%2Ftest-upload');
  await signInHere(page, email, NEW_PASSWORD);
  letGo();
  await expect(tray(page)).toContainText('Încărcări încheiate');
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'mare.zip' })).toBeVisible();
  // The service's refusal of the suspended account.
  problems.length = 0;
});

test('one tab sends a file, the others show it; when that tab is closed, another goes on', async ({
  page,
  context,
  enterAs,
}) => {
  await enterAs('learner');
  await page.goto('/courses');
  const letGo = await holdParts(context);
  const sender = await context.newPage();
  await sender.goto('/test-upload');
  await sender.getByLabel('Alege un fișier').setInputFiles(file('doua-file.zip', 2 * MEGABYTE));
  await expect(tray(page)).toContainText('Se încarcă 1 fișier');
  await tray(page).getByRole('button', { name: 'Se încarcă 1 fișier' }).click();
  await tray(page).getByRole('button', { name: 'Pauză: doua-file.zip' }).click();
  await expect(sender.getByText('În pauză', { exact: true })).toBeVisible();
  await tray(page).getByRole('button', { name: 'Continuă: doua-file.zip' }).click();
  await expect(sender.getByText('Se încarcă', { exact: true })).toBeVisible();
  await sender.close();
  letGo();
  await expect(tray(page).getByText('Încărcat', { exact: true })).toBeVisible();
});
