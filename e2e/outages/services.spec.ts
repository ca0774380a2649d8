import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

const CONTROL = 'http://127.0.0.1:3010/emulator/v1';

/** A fault for requests to the backend, in the form of its faults API. */
type Fault = { service: 'firestore' | 'storage'; path?: string; status: number };

const fail = (page: Page, ...faults: Fault[]) => page.request.put(`${CONTROL}/faults`, { data: faults });
const heal = (page: Page) => page.request.delete(`${CONTROL}/faults`);

/** The number of requests of people that the service has refused since its log was cleared; functions write too. */
async function refusals(page: Page): Promise<number> {
  const log = (await (await page.request.get(`${CONTROL}/requests`)).json()) as { caller?: string; fault?: string }[];
  return log.filter(({ caller, fault }) => fault !== undefined && caller !== 'owner').length;
}

/** Advances the page's clock a second at a time, so that its requests are answered in between. */
async function letPass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1_000);
}

// The page closes before the site stops; these tests expect the browser's log lines about failed requests.
test.afterEach(async ({ page, problems }) => {
  await page.close();
  problems.length = 0;
});

test('a write that the database refuses in passing says why, keeps the text, and works when the fault has ended', async ({
  page,
  enterAs,
}) => {
  await enterAs('learner');
  await page.goto('/dashboard/account');
  // The page notes language and zone for mails by itself; the faults are for what the person writes.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cursiv.clock-told'))).not.toBeNull();
  const name = page.getByLabel('Numele tău');
  for (const [status, message] of [
    [429, /prea solicitat/],
    [409, /prea solicitat/],
    [503, /Nu există conexiune/],
    [504, /întârzie prea mult/],
  ] as const) {
    await name.fill(`Nume ${status}`);
    await page.request.delete(`${CONTROL}/requests`);
    await fail(page, { service: 'firestore', path: 'documents:commit', status });
    await page.getByRole('button', { name: 'Salvează numele' }).click();
    // On the browser's own clock: a moved one would pass the five seconds a change of name may take before slow answers come.
    await expect(page.getByText(message)).toBeVisible();
    expect(await refusals(page), 'tries').toBeLessThanOrEqual(3);
    await expect(name).toHaveValue(`Nume ${status}`);
    await heal(page);
    await page.getByRole('button', { name: 'Salvează numele' }).click();
    await expect(page.getByText('Numele a fost salvat.')).toBeVisible();
    await page.getByRole('button', { name: 'Închide mesajul' }).click();
  }
});

for (const status of [429, 503]) {
  test(`a list that the database answers with ${status} says so, asks less and less, and comes by itself`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('creator');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.install();
    await fail(page, { service: 'firestore', status });
    await page.request.delete(`${CONTROL}/requests`);
    await page.goto('/dashboard/courses');
    await letPass(page, 60);
    await expect(page.getByText(/Nu există conexiune|prea solicitat/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Încearcă din nou' }).first()).toBeVisible();
    expect(await refusals(page), 'requests in a minute').toBeLessThan(60);

    await heal(page);
    await expect(async () => {
      await letPass(page, 5);
      await expect(page.getByRole('button', { name: 'Încearcă din nou' })).toHaveCount(0, { timeout: 300 });
    }).toPass();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Editează/ })
        .first(),
    ).toBeVisible();
  });
}

test('an upload that finds no room says so and can be tried again; one that meets trouble waits and goes on', async ({
  page,
  enterAs,
}) => {
  await enterAs('learner');
  await page.goto('/test-upload');
  await page.clock.install();
  const file = { name: 'plan.zip', mimeType: 'application/zip', buffer: Buffer.alloc(700_000, 7) };
  await fail(page, { service: 'storage', status: 402 });
  await page.getByLabel('Alege un fișier').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('Spațiul disponibil s-a terminat');

  await fail(page, { service: 'storage', status: 503 });
  await page.request.delete(`${CONTROL}/requests`);
  await page.getByLabel('Alege un fișier').setInputFiles(file);
  await letPass(page, 60);
  expect(await refusals(page), 'requests in a minute').toBeLessThan(20);
  await heal(page);
  await expect(async () => {
    await letPass(page, 5);
    await expect(page.getByText('Încărcat', { exact: true })).toBeVisible({ timeout: 300 });
  }).toPass();
});
