// `npm run bench -- views [--runs 5]`: on a slow phone, pages of people who have signed in, moves between pages, and the first tap of a visitor.
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { LocalSite } from '../../support/local-site.ts';
import { launchOptions } from '../../support/page/browser.ts';
import { turnTo } from '../../support/page/turn-to.ts';
import { type Figure, printFigures } from '../figures.ts';
import { median, slowDown } from '../measure-page.ts';
import { interactionsIn, watchInteractions } from '../writing/interactions.ts';
import { follow, followPrepared, goBack } from './moves.ts';
import { openSlowly, type SignedInPage, signedIn, visit } from './slow-visit.ts';

const DASHBOARD = { path: '/dashboard', account: 'learner', content: 'main a[href*="/dashboard/courses/"]' } as const;
const COURSE_HOME = {
  path: '/dashboard/courses/spreadsheets-that-answer',
  account: 'learner',
  content: 'main a[href*="/lessons/"]',
} as const;
const ADMIN = { path: '/admin', account: 'admin', content: 'main li a[href$="/admin/users"]' } as const;
/** What is wanted, in milliseconds. */
const BARS = {
  cold: 2_200,
  warm: 1_000,
  courseHome: 2_500,
  admin: 2_500,
  plain: 600,
  prepared: 150,
  back: 100,
  tap: 200,
};
const COURSE = '/courses/python-first-steps';
const PHONE = { width: 390, height: 844 };

const times = new Map<string, { ms: number[]; bar: number }>();
const shifts = new Map<string, number[]>();

function note(what: string, bar: number, ms: number, shift?: number): void {
  const noted = times.get(what) ?? { ms: [], bar };
  times.set(what, { bar, ms: [...noted.ms, ms] });
  if (shift !== undefined) shifts.set(what, [...(shifts.get(what) ?? []), shift]);
}

async function openings(browser: Browser, place: SignedInPage, cold: number, warm: number): Promise<BrowserContext> {
  const context = await signedIn(browser, place.account);
  const opened = async (what: string, bar: number, isCold: boolean) => {
    const { page, waited } = await openSlowly(context, place, isCold);
    note(`${place.path}, ${what}`, bar, waited.ms, waited.shift);
    await page.close();
  };
  await opened('cold, in a new browser', cold, true);
  await visit(context, place);
  await opened('cold, within an hour of a visit', cold, true);
  // The browser keeps compiled code of what it has run twice.
  await visit(context, place);
  await opened('again', warm, false);
  return context;
}

/** Between two pages of the dashboard, and back; each in a page of its own, in which nothing was opened before. */
async function moves(context: BrowserContext, place: Pick<SignedInPage, 'path' | 'content'>, href: string) {
  const { page } = await openSlowly(context, place, false);
  await turnTo(page);
  note(`${place.path} to ${href}, pressed at once`, BARS.plain, await follow(page, href));
  await page.waitForTimeout(1_000);
  note(`back to ${place.path}`, BARS.back, await goBack(page));
  await page.close();
  const { page: other } = await openSlowly(context, place, false);
  await turnTo(other);
  note(`${place.path} to ${href}, after resting on the link`, BARS.prepared, await followPrepared(other, href));
  await other.close();
}

const waitForShell = (page: Page) => page.waitForFunction(() => 'authHydrated' in document.documentElement.dataset);

/** The first tap on a page that nothing has touched yet, on a phone. */
async function tap(context: BrowserContext, what: string, path: string, name: string): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  await watchInteractions(page);
  await slowDown(page);
  await page.goto(path);
  await waitForShell(page);
  const target = page.getByRole(what === 'the language' ? 'link' : 'button', { name }).first();
  await target.waitFor();
  // The browser follows a link of a page that rests by itself.
  if (what === 'the language') await turnTo(page);
  const act = async () => {
    await target.click();
    await page.waitForTimeout(1_500);
  };
  note(`first tap: ${what}`, BARS.tap, Math.max(...(await interactionsIn(page, 1, act))));
  await page.close();
}

async function firstTaps(browser: Browser): Promise<void> {
  for (const [what, path, name] of [
    ['the menu', '/courses', 'Meniu'],
    ['the filters', '/courses', 'Filtre'],
    ['the language', '/courses', 'English'],
  ] as const) {
    const context = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' });
    await tap(context, what, path, name);
    await context.close();
  }
}

/** Somebody who has signed in takes a course: once each. */
async function enrol(browser: Browser): Promise<void> {
  for (const account of ['creator', 'expert', 'admin'] as const) {
    const context = await signedIn(browser, account);
    await tap(context, 'taking a course', COURSE, 'Înscrie-te gratuit');
    await context.close();
  }
}

async function measure(browser: Browser): Promise<void> {
  const context = await openings(browser, DASHBOARD, BARS.cold, BARS.warm);
  await moves(context, DASHBOARD, '/dashboard/courses');
  await context.close();
  const visitor = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' });
  await moves(visitor, { path: '/courses', content: '[data-section] article' }, COURSE);
  await visitor.close();
  await (await openings(browser, COURSE_HOME, BARS.courseHome, BARS.courseHome)).close();
  await (await openings(browser, ADMIN, BARS.admin, BARS.admin)).close();
  await firstTaps(browser);
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const site = new LocalSite();
await site.start();
const browser = await chromium.launch(launchOptions);
for (let run = 0; run < Number(values.runs); run += 1) await measure(browser);
await enrol(browser);
printFigures([...times].map(([what, { ms, bar }]): Figure => ({ what, times: ms, bar })));
console.table([...shifts].map(([page, those]) => ({ page, 'layout shift': median(those).toFixed(3) })));
await browser.close();
await site.stop();
