// `npm run bench -- authoring [--lessons 300] [--slowdown 4]`: opening, writing, sorting and publishing a long course.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { storeAll } from '../support/backend/stored.ts';
import { LocalSite } from '../support/local-site.ts';
import { launchOptions, browser as settings } from '../support/page/browser.ts';
import { stands } from '../support/page/stands.ts';
import { enter } from '../support/people/session-state.ts';
import { type Figure, printFigures } from './figures.ts';
import { painted } from './writing/interactions.ts';
import { longCourse } from './writing/long-course.ts';
import { SlowAuthor } from './writing/slow-author.ts';

const COURSE = 'long-course';
const EDITOR = `/dashboard/create-course/${COURSE}`;
const AUTHOR = { uid: 'demo-creator', email: 'creator@cursiv.test', password: 'cursiv-demo' };
/** A browser keeps compiled code from the second time on that it has run. */
const NEW = 2;
const OPENINGS = 7;
const PUBLICATIONS = 3;
const MOVES = 10;
/** Time between key presses of somebody who types fast, in milliseconds. */
const TYPING_MS = 100;
/** Each letter has a key of its own on the keyboard that is pressed: others come without a press, and would count as fast ones. */
const TYPED = 'Se scrie apoi de trei ori numele elevului';
/** The budget, in milliseconds. */
const BARS = { open: 1_500, key: 50, move: 100, publish: 20_000 };

const since = (start: number) => performance.now() - start;

/** The editor can be written in. Found by its id: to look for a name in a long page takes the page's own time. */
const isOpen = (page: Page) => stands(page, '#course-title-ro');
const isSaved = (page: Page) => page.getByText(/^Salvat la/).waitFor({ timeout: 60_000 });

/**
 * Opens the editor by its address, and by the link in the list of courses, over and over. The first openings have lines of their own: the
 * backend has just started, and the browser has neither loaded nor compiled anything; the second time it compiles what it loads.
 */
async function open(context: BrowserContext, slowdown: number): Promise<Figure[]> {
  const byAddress: number[] = [];
  const byLink: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const { page } = await SlowAuthor.open(context, slowdown);
    const start = performance.now();
    await page.goto(EDITOR);
    await isOpen(page);
    byAddress.push(since(start));
    await page.goto('/dashboard/courses');
    const link = page.getByRole('link', { name: 'Editează: Un curs lung' });
    await link.waitFor();
    const click = performance.now();
    await link.click();
    await isOpen(page);
    byLink.push(since(click));
    await page.close();
  }
  const [first = Number.NaN, second = Number.NaN] = byAddress;
  return [
    { what: 'the editor opens, from the list of courses', times: byLink, bar: BARS.open },
    { what: 'the editor opens, by its address, first of all', times: [first], bar: BARS.open },
    { what: 'the editor opens, by its address, nothing compiled yet', times: [second], bar: BARS.open },
    { what: 'the editor opens, by its address', times: byAddress.slice(NEW), bar: BARS.open },
  ];
}

/** Types in a field until the draft has been saved meanwhile. */
async function typeIn(author: SlowAuthor, place: string, id: string): Promise<Figure> {
  const { page } = author;
  await page.locator(id).focus();
  await page.keyboard.press('End');
  const typed = await author.interactions(TYPED.length * 2, async () => {
    await page.keyboard.type(TYPED, { delay: TYPING_MS });
    await isSaved(page);
    await page.keyboard.type(TYPED, { delay: TYPING_MS });
  });
  return { what: `a key press in ${place}`, ...typed, bar: BARS.key };
}

/**
 * Writes in the texts of the course and of a lesson, and moves a lesson down through the outline. They are found by their ids: who
 * looks for a name has the browser work out lines that are out of sight, which it then watches at every key.
 */
async function write(author: SlowAuthor): Promise<Figure[]> {
  const { page } = author;
  await page.goto(EDITOR);
  await isOpen(page);
  const summary = await typeIn(author, 'a short text', '#course-subtitle-ro');
  await page.locator('#line-l150').click();
  const title = await typeIn(author, "a lesson's title", '#title-l150-ro');
  const text = await typeIn(author, "a lesson's text", '#text-l150-ro');
  await page.locator('#down-l7').focus();
  const moves = await author.interactions(MOVES, async () => {
    for (let move = 0; move < MOVES; move += 1) {
      await page.keyboard.press('Enter');
      await painted(page);
    }
  });
  await isSaved(page);
  return [summary, title, text, { what: 'a lesson is moved', ...moves, bar: BARS.move }];
}

/** Publishes both languages for the first time, and then changes. */
async function publish(page: Page): Promise<Figure[]> {
  const press = async (button: string) => {
    await page.goto(`/dashboard/courses/${COURSE}/publish`);
    await page.getByRole('button', { name: button, exact: true }).click({ timeout: 60_000 });
    const start = performance.now();
    await page.getByText('Cititorii au exact ce scrie în ciorna ta.').waitFor({ timeout: 120_000 });
    return since(start);
  };
  const times = [await press('Publică')];
  while (times.length < PUBLICATIONS) {
    await page.goto(EDITOR);
    await page.getByLabel('Pe scurt · Română', { exact: true }).fill(`Altfel spus, ${times.length}.`);
    await isSaved(page);
    times.push(await press('Publică modificările'));
  }
  return [{ what: 'publishing ends, from the press of the button', times, bar: BARS.publish }];
}

const { values: options } = parseArgs({
  options: { lessons: { type: 'string', default: '300' }, slowdown: { type: 'string', default: '4' } },
});
const slowdown = Number(options.slowdown);
const site = new LocalSite();
// A profile of its own, as an author's browser has: it keeps the code that it has compiled, which a private window does not.
const profile = mkdtempSync(path.join(tmpdir(), 'cursiv-author-'));
const { locale, baseURL } = settings;
const context = await chromium.launchPersistentContext(profile, { ...launchOptions, locale, baseURL });
try {
  await site.start();
  await storeAll(context.request, longCourse(COURSE, AUTHOR.uid, Number(options.lessons)));
  await enter(context, AUTHOR.email, AUTHOR.password, false);
  const opening = await open(context, slowdown);
  const author = await SlowAuthor.open(context, slowdown);
  const writing = await write(author);
  await author.slowDown(1);
  printFigures([...opening, ...writing, ...(await publish(author.page))]);
} finally {
  await context.close();
  await site.stop();
  rmSync(profile, { recursive: true });
}
