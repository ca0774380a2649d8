import type { Page } from '@playwright/test';
import { ATTESTATION, asOwner, COMMIT, countRequests, RENEWAL, refuse } from '../../../support/backend/backend.ts';
import { NEW_PASSWORD, registerAs } from '../../../support/people/newcomer.ts';
import { expect, test } from '../../../support/test.ts';

const SAVED = 'Numele a fost salvat.';

async function changeName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Numele tău').fill(name);
  await page.getByRole('button', { name: 'Salvează numele' }).click();
}

/** A person on their account page, whose token has expired by the clock of their device. */
async function openWithExpiredToken(page: Page, name: string): Promise<string> {
  const email = await registerAs(page, name);
  // The first page creates the profile.
  await page.goto('/dashboard/account');
  await expect(page.getByLabel('Numele tău')).toHaveValue(name);
  await page.clock.install();
  await page.goto('/dashboard/account');
  await expect(page.getByLabel('Numele tău')).toHaveValue(name);
  return email;
}

const isIn = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Ieși din cont' })).toBeVisible();

// The browser itself logs the requests that this test makes fail.
test.afterEach(({ problems }) => {
  problems.length = 0;
});

test('after an hour a form is sent with a token that was renewed once', async ({ page }) => {
  await openWithExpiredToken(page, 'Ilie Marin');
  const renewals = countRequests(page, RENEWAL);
  const renewed = page.waitForResponse(RENEWAL);
  await page.clock.fastForward('01:01:00');
  await renewed;
  await changeName(page, 'Ilie Marinescu');
  await expect(page.getByText(SAVED)).toBeVisible();
  // The SDK's own timer, the form, a call and the database's stream may each find the token expired at the same moment; none of them asks again.
  expect(renewals()).toBeLessThanOrEqual(4);
});

for (const [what, fail] of [
  ['does not answer', (page: Page) => page.route(RENEWAL, (route) => route.abort('connectionrefused'))],
  ['is out of order', (page: Page) => refuse(page, RENEWAL, 503, 'UNAVAILABLE')],
] as const) {
  test(`nobody is signed out because the renewal of a session ${what}`, async ({ page }) => {
    await openWithExpiredToken(page, 'Ilie Marin');
    await fail(page);
    const renewals = countRequests(page, RENEWAL);
    await page.clock.fastForward('01:01:00');
    await changeName(page, 'Ilie Marinescu');
    await expect(
      page.getByText(/Nu există conexiune|Serviciul de autentificare nu răspunde|întârzie prea mult/).first(),
    ).toBeVisible();
    await isIn(page);
    await expect(page.getByLabel('Numele tău')).toHaveValue('Ilie Marinescu');
    expect(renewals(), 'no storm of requests').toBeLessThan(10);

    // Reloading the page does not help either.
    await page.reload();
    await isIn(page);
    await expect(page.locator('html')).toHaveAttribute('data-auth-hydrated', 'true');

    await page.unroute(RENEWAL);
    await page.goto('/dashboard/account');
    await changeName(page, 'Ilie Marinescu');
    await expect(page.getByText(SAVED)).toBeVisible();
  });
}

for (const act of ['suspend', 'delete'] as const) {
  test(`a session that the service ends meanwhile (${act}) is over with a message in the page's language`, async ({
    page,
  }) => {
    const email = await openWithExpiredToken(page, 'Ilie Marin');
    await page.getByRole('link', { name: /English/ }).click();
    await page.getByLabel('Your name').fill('Ilie Nesalvat');
    await asOwner(page, email, act);
    await page.clock.fastForward('01:01:00');
    await expect(page.getByText(/You are no longer signed in/)).toBeVisible();
    await expect(page).toHaveURL('/en/login?returnTo=%2Fdashboard%2Faccount');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    if (act === 'delete') return;

    // The typed text waits for the person.
    await asOwner(page, email, 'restore');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel(/^Password/).fill(NEW_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/en/dashboard/account');
    await expect(page.getByLabel('Your name')).toHaveValue('Ilie Nesalvat');
  });
}

test('a token that the server refuses is renewed once, and then the person is told to check the clock', async ({
  page,
}) => {
  await registerAs(page, 'Ilie Marin');
  await page.goto('/dashboard/account');
  await expect(page.getByLabel('Numele tău')).toHaveValue('Ilie Marin');
  // A first page notes language and zone as well; refused, that would be counted with the name.
  await page.waitForFunction(() => localStorage.getItem('cursiv.clock-told') !== null);
  await refuse(page, COMMIT, 401, 'UNAUTHENTICATED');
  const renewals = countRequests(page, RENEWAL);
  const commits = countRequests(page, COMMIT);
  await changeName(page, 'Ilie Marinescu');
  await expect(page.getByText(/Verifică data și ora dispozitivului/)).toBeVisible();
  expect(commits()).toBe(2);
  // The database client renews the last refused token once more, for its open streams.
  expect(renewals()).toBeLessThanOrEqual(2);
  await isIn(page);
  await expect(page.getByLabel('Numele tău')).toHaveValue('Ilie Marinescu');
  await page.unroute(COMMIT);
  await page.getByRole('button', { name: 'Salvează numele' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
});

// Each a person of their own: new courses of one person are counted one by one.
for (const [skew, ms, account] of [
  ['two hours slow', -2 * 3_600_000, 'creator'],
  ['two hours fast', 2 * 3_600_000, 'instructor'],
  ['a year fast', 365 * 86_400_000, 'expert'],
] as const) {
  test(`on a device whose clock is ${skew} a person signs in, stays in and writes with the server's time`, async ({
    page,
    signIn,
  }) => {
    await page.clock.install({ time: Date.now() + ms });
    const attestations = countRequests(page, ATTESTATION);
    await signIn(account);
    await page.reload();
    await isIn(page);
    await page.goto('/dashboard/create-course');
    await page.getByLabel(/Titlu/).first().fill(`Ceas ${skew}`);
    const committed = page.waitForResponse((answer) => COMMIT.test(answer.url()) && answer.ok());
    await page.getByRole('button', { name: 'Salvează', exact: false }).first().click();
    const { commitTime } = (await (await committed).json()) as { commitTime: string };
    expect(Math.abs(Date.parse(commitTime) - Date.now())).toBeLessThan(60_000);
    await expect(page).toHaveURL(/\/dashboard\/create-course\/.+/);
    // One per document, and one more while the first is running.
    expect(attestations()).toBeLessThan(10);
  });
}

test('a cached user from the future is stale', async ({ page, signIn }) => {
  await signIn('learner');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cursiv:auth'))).toContain('Andrei');
  // Before the next page's own code: the present page may still write it.
  await page.addInitScript(() => {
    const cached = JSON.parse(localStorage.getItem('cursiv:auth') ?? '{}') as object;
    localStorage.setItem('cursiv:auth', JSON.stringify({ ...cached, timestamp: Date.now() + 86_400_000 }));
  });
  await page.route(/accounts:lookup/, () => {});
  await page.goto('/courses');
  const dashboard = page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Panou' });
  await expect(dashboard).toBeVisible();
  // Only the cache has the name in the link's title.
  await expect(dashboard).not.toHaveAttribute('title');
});
