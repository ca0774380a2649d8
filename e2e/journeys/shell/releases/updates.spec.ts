import type { Page } from '@playwright/test';
import { turnTo } from '../../../support/page/turn-to.ts';
import { expect, test } from '../../../support/test.ts';

/** Once the page is alive: before, a link loads the document. */
async function goToIn(page: Page, navigation: string, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-auth-hydrated', 'true');
  await turnTo(page);
  await page.getByRole('navigation', { name: navigation }).getByRole('link', { name }).click();
}
const goTo = (page: Page, name: string) => goToIn(page, 'Navigare principală', name);

/** Counts the documents that the page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

async function openAndLetAnHourPass(page: Page, newestBuild: string | undefined): Promise<void> {
  await page.clock.install();
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  if (newestBuild) {
    await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: newestBuild, timestamp: 1 } }));
  }
  const answered = page.waitForResponse('**/builds/latest.json?*');
  await page.clock.fastForward('01:05:00');
  await answered;
}

test('a newer build makes the next navigation load the document at its target (spec §4)', async ({ page }) => {
  await openAndLetAnHourPass(page, 'newer');
  await expect(page.locator('html')).toHaveAttribute('data-update-pending', 'true');
  const documents = countDocuments(page);
  await goTo(page, 'Experți');
  await expect(page.getByRole('heading', { level: 1, name: 'Experți' })).toBeVisible();
  await expect(page).toHaveURL('/experts');
  expect(documents()).toBe(1);

  await goTo(page, 'Resurse');
  await expect(page.getByRole('heading', { level: 1, name: 'Resurse' })).toBeVisible();
  expect(documents(), 'no loop').toBe(1);
});

test('the same build loads no document', async ({ page }) => {
  await openAndLetAnHourPass(page, undefined);
  const documents = countDocuments(page);
  await goTo(page, 'Experți');
  await expect(page.getByRole('heading', { level: 1, name: 'Experți' })).toBeVisible();
  expect(documents()).toBe(0);
});

const LATEST = '**/builds/latest.json?*';

for (const [what, answer] of [
  ['is missing', { status: 404, body: 'Not Found' }],
  [
    'is a page in place of JSON',
    { status: 200, contentType: 'text/html', body: '<!doctype html><title>Cursiv</title>' },
  ],
  ['names no build', { status: 200, contentType: 'application/json', body: '{"timestamp":1}' }],
] as const) {
  test(`a latest-build file that ${what} is no news, and the polling goes on`, async ({ page, problems }) => {
    await page.clock.install();
    await page.goto('/courses');
    await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
    let asked = 0;
    await page.route(LATEST, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill(answer) : route.fulfill({ json: { id: 'newer', timestamp: 1 } });
    });
    const first = page.waitForResponse(LATEST);
    await page.clock.fastForward('01:05:00');
    await first;
    const documents = countDocuments(page);
    await goTo(page, 'Experți');
    await expect(page.getByRole('heading', { level: 1, name: 'Experți' })).toBeVisible();
    expect(documents()).toBe(0);

    // Ready again once the answer has been read.
    await expect(async () => {
      await page.clock.fastForward('01:05:00');
      await expect(page.locator('html')).toHaveAttribute('data-update-pending', 'true', { timeout: 500 });
    }).toPass();
    problems.length = 0;
  });
}

test('an older build that a release was rolled back to is loaded once an hour at most, never in a loop', async ({
  page,
}) => {
  await openAndLetAnHourPass(page, 'older');
  const documents = countDocuments(page);
  for (const name of ['Experți', 'Resurse', 'Cursuri']) {
    await goTo(page, name);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  expect(documents()).toBe(1);
});

test('a page that slept for three hours asks when it is looked at again, and once', async ({ page }) => {
  await page.clock.install();
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  let asked = 0;
  await page.route(LATEST, (route) => {
    asked += 1;
    return route.fulfill({ json: { id: 'newer', timestamp: 1 } });
  });
  // A sleeping laptop's clock advances while its timers stand still.
  await page.clock.pauseAt(Date.now() + 3 * 3_600_000 + 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('html')).toHaveAttribute('data-update-pending', 'true');
  expect(asked).toBe(1);
});

test('an update waits while something unsaved is on the page: neither text nor language is lost to it', async ({
  page,
  enterAs,
}) => {
  await enterAs('creator');
  await page.clock.install();
  await page.goto('/dashboard/account');
  const name = page.getByLabel(/^(Numele tău|Your name)/);
  await name.fill('Nume nesalvat');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Țin ateliere la Cluj' })).toBeVisible();
  // All code is there, which marks these texts up: an hour that passes meanwhile would end the waiting for it.
  await expect(page.locator('script[data-rspack]')).toHaveCount(0);
  await page.route(LATEST, (route) => route.fulfill({ json: { id: 'newer', timestamp: 1 } }));
  await page.clock.fastForward('01:05:00');
  await expect(page.locator('html')).toHaveAttribute('data-update-pending', 'true');
  const documents = countDocuments(page);
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL('/en/dashboard/account');
  await expect(name).toHaveValue('Nume nesalvat');
  await goToIn(page, 'Main navigation', 'Courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  expect(documents(), 'held').toBe(0);
  await goToIn(page, 'Main navigation', 'Experts');
  await expect(page.getByRole('heading', { level: 1, name: 'Experts' })).toBeVisible();
  expect(documents(), 'let go').toBe(1);
});

test('an update waits for an upload that is under way', async ({ page, enterAs }) => {
  await enterAs('learner');
  await page.clock.install();
  await page.goto('/test-upload');
  await page.route(LATEST, (route) => route.fulfill({ json: { id: 'newer', timestamp: 1 } }));
  await page.route('**/incoming/*/*?upload_id=*', () => {});
  const file = { name: 'mare.zip', mimeType: 'application/zip', buffer: Buffer.alloc(1024 * 1024, 7) };
  const sent = page.waitForRequest(/upload_id=/);
  await page.getByLabel('Alege un fișier').setInputFiles(file);
  await sent;
  await page.clock.fastForward('01:05:00');
  await expect(page.locator('html')).toHaveAttribute('data-update-pending', 'true');
  const documents = countDocuments(page);
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL('/en/test-upload');
  await goToIn(page, 'Main navigation', 'Courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  expect(documents(), 'held').toBe(0);
});

test('an update waits for a video that plays, which goes on in the other language', async ({ page, enterAs }) => {
  await enterAs('learner');
  await page.clock.install();
  await page.goto('/dashboard/courses/spreadsheets-that-answer/lessons/mean-or-median/video');
  const video = page.locator('video');
  await expect(video).toBeVisible();
  await page.route(LATEST, (route) => route.fulfill({ json: { id: 'newer', timestamp: 1 } }));
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    element.loop = true;
    return element.play();
  });
  await page.clock.fastForward('01:05:00');
  await expect(page.locator('html')).toHaveAttribute('data-update-pending', 'true');
  const documents = countDocuments(page);
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL(/\/en\/dashboard\/.+\/video$/);
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
  await goToIn(page, 'Main navigation', 'Courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  expect(documents(), 'held').toBe(0);
});
