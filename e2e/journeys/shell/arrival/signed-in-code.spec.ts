import type { Page } from '@playwright/test';
import { change } from '../../../support/backend/stored.ts';
import { enrolled } from '../../../support/people/enrolled.ts';
import { arriveProven } from '../../../support/people/newcomer.ts';
import { expect, test } from '../../../support/test.ts';

/** The scripts that the site starts from; without them no code of ours asks for anything. */
const START = /localhost:3000\/assets\/shell\.[^/]*\.js$/;
const CODE = /^http:\/\/localhost:300[0-3]\/.*\.(js|css)$/;

const ofSection = (port: number) => new RegExp(`^http://localhost:${port}/r/.*\\.js$`);
/** What the shell loads for a session. */
const OF_SESSION = /localhost:3000\/assets\/(?!shell\.).*\.js$/;

interface HeldPage {
  /** The code that was asked for so far. */
  asked: string[];
  letStart: () => void;
}

/** Opens a page whose starting script does not arrive yet; what is asked for then, the document itself asks for. */
async function openHeld(page: Page, address: string): Promise<HeldPage> {
  const { promise, resolve: letStart } = Promise.withResolvers<void>();
  const asked: string[] = [];
  page.on('request', (request) => CODE.test(request.url()) && asked.push(request.url()));
  await page.route(START, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  // Stands after whatever the document asks for.
  await page.locator('#root').waitFor({ state: 'attached' });
  return { asked, letStart };
}

const askedFor = ({ asked }: HeldPage, what: RegExp) => asked.filter((url) => what.test(url));

test('a signed-in person’s page asks for what confirms the session beside the shell’s code, shows nothing before, and asks for nothing twice', async ({
  page,
  enterAs,
}) => {
  await enterAs('learner');
  const held = await openHeld(page, '/dashboard');
  await expect.poll(() => askedFor(held, OF_SESSION).length).toBeGreaterThan(2);
  await expect(page.locator('#root')).toBeEmpty();
  expect(askedFor(held, ofSection(3002))).toEqual([]);
  held.letStart();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(held.asked).toEqual([...new Set(held.asked)]);
});

/** The question whose session this is. */
const LOOKUP = /accounts:lookup/;

/** Opens the page that waits for its starting script, in a browser that App Check vouches for since an earlier page. */
async function openAgain(page: Page): Promise<HeldPage & { looks: () => number }> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let looks = 0;
  page.on('request', (request) => {
    if (LOOKUP.test(request.url()) && request.method() === 'POST') looks += 1;
  });
  return { ...(await openHeld(page, '/en/dashboard')), looks: () => looks };
}

test('whose session it is, is asked while the code comes, and not once more when it has come', async ({
  page,
  enterAs,
}) => {
  await enterAs('learner');
  const { looks, letStart } = await openAgain(page);
  await expect.poll(looks).toBe(1);
  await expect(page.locator('#root')).toBeEmpty();
  letStart();
  await expect(page.getByRole('heading', { level: 1, name: /Andrei/ })).toBeVisible();
  expect(looks()).toBe(1);
});

test('who has signed out in another tab while the code comes is not let in by what was asked for them', async ({
  page,
  enterAs,
}) => {
  await enterAs('learner');
  const { looks, letStart } = await openAgain(page);
  await expect.poll(looks).toBe(1);
  await page.evaluate(() => localStorage.clear());
  letStart();
  await expect(page).toHaveURL(/\/en\/login/);
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('who was here within the hour sees their page before their profile comes again', async ({ page, enterAs }) => {
  await enterAs('learner');
  const { letStart } = await openAgain(page);
  // Nothing comes from the database.
  await page.route(/Listen\/channel/, () => undefined);
  letStart();
  await expect(page.getByRole('heading', { level: 1, name: /Andrei/ })).toBeVisible();
});

test('the start page of the dashboard stands before the database has said anything, and shows what changes afterwards', async ({
  page,
  request,
}) => {
  const uid = await arriveProven(page, 'Ana Pop');
  await enrolled(page, uid, 'spreadsheets-that-answer', 'demo-instructor');
  await expect(page.getByRole('link', { name: 'Începe', exact: true })).toBeVisible();
  const { promise: answers, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route(/Listen\/channel/, async (route) => {
    await answers;
    await route.continue();
  });
  await page.goto('/en/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Courses you are writing' })).toBeVisible();
  letAnswer();
  await change(request, `users/${uid}`, { name: 'Ioana Pop' });
  await expect(page.getByRole('heading', { level: 1, name: /Ioana/ })).toBeVisible();
});

test('the home of a course stands before the database has said anything, and shows what changes afterwards', async ({
  page,
  request,
}) => {
  const uid = await arriveProven(page, 'Ana Pop');
  await enrolled(page, uid, 'spreadsheets-that-answer', 'demo-instructor');
  await expect(page.getByRole('link', { name: 'Începe', exact: true })).toBeVisible();
  const { promise: answers, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route(/Listen\/channel/, async (route) => {
    await answers;
    await route.continue();
  });
  await page.goto('/en/dashboard/courses/spreadsheets-that-answer');
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start with the question' })).toBeVisible();
  letAnswer();
  const progress = { completed: 1, total: 2, pct: 50 };
  await change(request, `enrollments/${uid}__spreadsheets-that-answer`, { progress });
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
});

test('the text of a lesson comes beside the database’s code, and does not wait for the database', async ({
  page,
  enterAs,
}) => {
  await enterAs('learner');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(/Listen\/channel/, () => undefined);
  await page.goto('/dashboard/courses/spreadsheets-that-answer/lessons/start-with-a-question/video');
  await expect(page.locator('#lesson-text')).toContainText('Fă-mi un tabel cu vânzările');
});

test('what a lesson shows is asked for by its document, shown to nobody before the session is confirmed, and not asked for again', async ({
  page,
  enterAs,
}) => {
  await enterAs('learner');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ahead: string[] = [];
  page.on('request', (request) => request.url().includes('/ahead/') && ahead.push(request.url()));
  const { letStart } = await openHeld(
    page,
    '/en/dashboard/courses/spreadsheets-that-answer/lessons/start-with-a-question/video',
  );
  await expect.poll(() => ahead.length).toBe(1);
  await expect(page.locator('#root')).toBeEmpty();
  letStart();
  await expect(page.locator('#lesson-text')).toBeVisible();
  expect(ahead).toHaveLength(1);
});

test('the releases of other sections are asked for once the page stands: on a slow line they would come before it', async ({
  page,
  context,
  enterAs,
}) => {
  await enterAs('learner');
  const session = await context.newCDPSession(page);
  const line = { offline: false, latency: 40, downloadThroughput: 400_000, uploadThroughput: 100_000 };
  await session.send('Network.emulateNetworkConditions', line);
  const { promise: stood, resolve } = Promise.withResolvers<boolean>();
  await page.route('http://localhost:3003/current.json', async (route) => {
    resolve(await page.getByRole('heading', { level: 1 }).isVisible());
    await route.continue();
  });
  await page.goto('/dashboard/courses/spreadsheets-that-answer/lessons/start-with-a-question/video');
  expect(await stood).toBe(true);
});

test('a file that does not come when the document asks for it is asked for again, with one reload at most', async ({
  page,
  enterAs,
  problems,
}) => {
  await enterAs('learner');
  const lost = page.waitForRequest(OF_SESSION);
  await page.route(OF_SESSION, (route) => route.abort(), { times: 1 });
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto('/dashboard');
  await lost;
  await expect(page.getByRole('heading', { level: 1, name: /Bună/ })).toBeVisible();
  expect(loads).toBeLessThanOrEqual(2);
  // The browser logs the request that was made to fail.
  problems.length = 0;
});

test('a visitor’s document of the same page asks for no such code', async ({ page }) => {
  const held = await openHeld(page, '/dashboard');
  held.letStart();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fdashboard/);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(askedFor(held, ofSection(3002))).toEqual([]);
});

test('cookies that say somebody is signed in, without a session in the browser, fetch nothing', async ({
  page,
  context,
}) => {
  const url = 'http://localhost:3000';
  await context.addCookies([
    { url, name: 'auth-logged-in', value: 'true' },
    { url, name: 'auth-is-admin', value: 'true' },
  ]);
  const held = await openHeld(page, '/admin');
  held.letStart();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fadmin/);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(askedFor(held, ofSection(3003))).toEqual([]);
});
