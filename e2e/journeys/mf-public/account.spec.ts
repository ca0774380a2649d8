import { BAD_TEXTS } from '@cursiv/shared-domain/testing/texts';
import { refuse, uidOf } from '../../support/backend/backend.ts';
import { storedAt } from '../../support/backend/stored.ts';
import { newEmail, sendRegistration } from '../../support/people/newcomer.ts';
import { DEMO_PASSWORD, emailOf, expect, test } from '../../support/test.ts';

test('a newcomer registers, signs out and signs in again', async ({ page, context, request }) => {
  const email = `noua-${Date.now()}@cursiv.test`;
  await page.goto('/register');
  await page.getByLabel('Nume').fill('Ștefania Țurcanu');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Parola/).fill('o parolă lungă');
  await page.getByRole('main').getByRole('button', { name: 'Creează cont', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('main')).toContainText('Ștefania');

  const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  expect(cookies.get('auth-logged-in')).toMatchObject({ value: 'true', sameSite: 'Strict', path: '/' });
  expect(cookies.get('auth-is-admin')?.value).toBe('false');
  const profile = await storedAt(request, `users/${await uidOf(page, email)}`);
  expect(profile.termsVersion?.stringValue, 'the accepted terms').toMatch(/^\d{4}-\d\d-\d\d$/);

  await page.getByRole('button', { name: 'Ieși din cont' }).click();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Intră în cont' }),
  ).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name.startsWith('auth-'))).toBe(false);

  await page.goto('/dashboard/courses');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Parola/).fill('o parolă lungă');
  await page.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/courses');
});

test('an address that has an account says so beside the field, and leads to signing in with it', async ({
  page,
  problems,
}) => {
  await page.goto('/register?returnTo=%2Fdashboard%2Fcourses');
  await page.getByLabel('Nume').fill('Andrei');
  await page.getByLabel('E-mail').fill(emailOf('learner'));
  await page.getByLabel(/^Parola/).fill('o parolă lungă');
  await page.getByRole('main').getByRole('button', { name: 'Creează cont', exact: true }).press('Enter');
  const field = page.getByLabel('E-mail');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Există deja un cont cu această adresă/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel(/^Parola/)).toHaveValue('o parolă lungă');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Intră în cont cu această adresă' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login?returnTo=%2Fdashboard%2Fcourses');
  await expect(page.getByLabel('E-mail')).toHaveValue(emailOf('learner'));
  await page.getByLabel(/^Parola/).fill(DEMO_PASSWORD);
  await page.getByLabel(/^Parola/).press('Enter');
  await expect(page).toHaveURL('/dashboard/courses');
  // The browser itself logs the refused request.
  problems.length = 0;
});

test('a password that the service finds too weak is explained beside the field', async ({ page, problems }) => {
  await refuse(page, /accounts:signUp/, 400, 'WEAK_PASSWORD');
  await sendRegistration(page, 'Ioana', newEmail('ioana'));
  const field = page.getByLabel(/^Parola/);
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Parola este prea scurtă/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field.fill('o altă parolă, mai lungă');
  await page.unroute(/accounts:signUp/);
  await field.press('Enter');
  await page.waitForURL('**/dashboard');
  problems.length = 0;
});

test('a wrong password is explained in the page and nothing typed is lost', async ({ page, problems }) => {
  await page.goto('/en/login');
  await page.getByLabel('E-mail').fill(emailOf('learner'));
  await page.getByLabel(/^Password/).fill(`${DEMO_PASSWORD}-nu`);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('The e-mail address and the password do not match.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(emailOf('learner'));
  // The browser itself logs the refused request.
  problems.length = 0;
});

test('an unknown address and a wrong password look the same', async ({ page, problems }) => {
  await page.goto('/en/login');
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });
  const texts: (string | null)[] = [];
  for (const email of [emailOf('learner'), 'nobody-at-all@cursiv.test']) {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel(/^Password/).fill('not the password');
    const answered = page.waitForResponse(/signInWithPassword/);
    await submit.click();
    await answered;
    await expect(page.getByRole('alert')).toBeVisible();
    texts.push(await page.getByRole('alert').textContent());
  }
  expect(texts[1]).toBe(texts[0]);
  problems.length = 0;
});

test('a person signs in with a Google account in its window', async ({ page }) => {
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /Google/ }).click();
  const popup = await opened;
  await popup.getByRole('button', { name: /ioana\.pop@gmail\.test/ }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('main')).toContainText('Ioana');
});

test('the session survives a reload', async ({ page, signIn }) => {
  await signIn('learner');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-auth-hydrated', 'true');
  await expect(page.getByRole('button', { name: 'Ieși din cont' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('a newcomer sees how long a password is, in words too, and may look at it', async ({ page }) => {
  await page.goto('/register');
  const password = page.getByLabel(/^Parola/);
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await password.fill('pisica');
  await expect(page.getByText('Mai trebuie 2 caractere.')).toBeVisible();
  await password.fill('bunica are trei pisici');
  await expect(page.getByText('Foarte sigură.')).toBeVisible();
  await page.getByRole('button', { name: 'Arată parola' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('main').getByRole('button', { name: 'Creează cont', exact: true }).click();
  await expect(page.getByLabel(/^Numele tău/)).toBeFocused();
  await expect(page.getByLabel(/^Numele tău/)).toHaveAccessibleDescription(/Scrie cum te numești\.$/);
  await expect(password).toHaveValue('bunica are trei pisici');
});

test('a name that looks like code is a name like any other, and is kept over a reload until it is sent', async ({
  page,
}) => {
  const name = `${BAD_TEXTS[5]} ${BAD_TEXTS[0]}`;
  await page.goto('/register');
  await page.getByLabel('Nume').fill(name);
  await page.getByLabel('E-mail').fill(`ciudata-${Date.now()}@cursiv.test`);
  await page.getByLabel(/^Parola/).fill('o parolă lungă');
  // A test fills three fields before the code that keeps them, loaded at the first touch, has come.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('ciudata-');
  await page.reload();
  await expect(page.getByLabel('Nume')).toHaveValue(name);
  await expect(page.getByLabel(/^Parola/)).toHaveValue('');
  await page.getByLabel(/^Parola/).fill('o parolă lungă');
  await page.getByRole('main').getByRole('button', { name: 'Creează cont', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/dashboard/account');
  await expect(page.getByRole('textbox', { name: /^Nume/ })).toHaveValue(name);
  await page.goto('/');
  await expect(page.getByText('Bine ai revenit, {{name}}.')).toBeVisible();
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
});
