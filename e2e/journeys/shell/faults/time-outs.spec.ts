import type { Page } from '@playwright/test';
import { ACCOUNT_UPDATE, COMMIT, countRequests, hold, LISTEN } from '../../../support/backend/backend.ts';
import { NEW_PASSWORD, newEmail, registerAs, sendRegistration } from '../../../support/people/newcomer.ts';
import { DEMO_PASSWORD, emailOf, expect, test } from '../../../support/test.ts';

/** The page's log lines, in order. */
function logOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

// The browser itself logs failed requests, and the product logs what the spec requires.
test.afterEach(({ problems }) => {
  problems.length = 0;
});

test('a registration that is answered after 10 seconds is given up: nothing visible changes, and there is one account', async ({
  page,
}) => {
  await page.clock.install();
  const email = newEmail('tarziu');
  const late = Promise.withResolvers<void>();
  await page.route(
    /accounts:signUp/,
    async (route) => {
      await late.promise;
      await route.continue();
    },
    { times: 1 },
  );
  const asked = page.waitForRequest(/accounts:signUp/);
  await sendRegistration(page, 'Vasile Târziu', email);
  await asked;
  await page.clock.fastForward(10_000);
  await expect(page.getByText(/Răspunsul întârzie prea mult/)).toBeVisible();
  await expect(page.getByLabel('Nume')).toHaveValue('Vasile Târziu');

  const answered = page.waitForResponse(/accounts:signUp/);
  late.resolve();
  await answered;
  await page.getByRole('main').getByRole('button', { name: 'Creează cont', exact: true }).click();
  await expect(page.getByText(/Există deja un cont cu această adresă/)).toBeVisible();
  await expect(page).toHaveURL('/register');
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Parola/).fill(NEW_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();
  await page.waitForURL('**/dashboard');
});

test('a name that is not saved within 5 seconds says so, keeps what was typed, and saves when tried again', async ({
  page,
}) => {
  await registerAs(page, 'Ilie Marin');
  await page.clock.install();
  await page.goto('/dashboard/account');
  await page.getByLabel('Numele tău').fill('Ilie Marinescu');
  const asked = page.waitForRequest(ACCOUNT_UPDATE);
  await hold(page, ACCOUNT_UPDATE);
  await page.getByRole('button', { name: 'Salvează numele' }).click();
  await asked;
  await page.clock.fastForward(5_000);
  await expect(page.getByText(/Răspunsul întârzie prea mult/)).toBeVisible();
  await expect(page.getByLabel('Numele tău')).toHaveValue('Ilie Marinescu');
  await page.unroute(ACCOUNT_UPDATE);
  await page.getByRole('button', { name: 'Salvează numele' }).click();
  await expect(page.getByText('Numele a fost salvat.')).toBeVisible();
});

test('a first profile that is not saved within 15 seconds is logged, and the person is in all the same', async ({
  page,
}) => {
  const log = logOf(page);
  await page.clock.install();
  const asked = page.waitForRequest(COMMIT);
  await hold(page, COMMIT);
  await sendRegistration(page, 'Ana Dumitru', newEmail('ana'));
  await asked;
  await page.clock.fastForward(15_000);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main')).toContainText('Ana');
  expect(log).toContain('Firestore save operation timed out');
});

test('a profile that is not read within 10 seconds is logged, and arrives later without a reload', async ({ page }) => {
  const log = logOf(page);
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(emailOf('admin'));
  await page.getByLabel(/^Parola/).fill(DEMO_PASSWORD);
  const asked = page.waitForRequest(LISTEN);
  await hold(page, LISTEN);
  const reads = countRequests(page, LISTEN);
  await page.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();
  await asked;
  await page.clock.fastForward(10_000);
  await expect(page).toHaveURL('/dashboard');
  expect(log).toContain('Firestore get operation timed out');
  const administration = page
    .getByRole('navigation', { name: 'Contul tău' })
    .getByRole('link', { name: 'Administrare' });
  await expect(administration).toBeHidden();

  await page.unroute(LISTEN);
  const before = reads();
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(administration).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(reads(), 'no storm of requests').toBeLessThan(before + 30);
});
