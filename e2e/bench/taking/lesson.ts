// `npm run bench -- lesson [--runs 5]`: a learner's lesson on a slow phone, opened by its address and from the one before it.
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { askedBy } from '../../support/backend/asked-by.ts';
import { LocalSite } from '../../support/local-site.ts';
import { launchOptions } from '../../support/page/browser.ts';
import { stands } from '../../support/page/stands.ts';
import { enter } from '../../support/people/session-state.ts';
import { roundsOf } from '../count-rounds.ts';
import { type Figure, printFigures } from '../figures.ts';
import { median, slowDown } from '../measure-page.ts';

const LEARNER = { email: 'learner@cursiv.test', password: 'cursiv-demo' };
const LESSON = '/dashboard/courses/spreadsheets-that-answer/lessons/start-with-a-question/video';
/** The budget, in milliseconds. */
const BARS = { open: 2_500, next: 200 };

/** One learner's way: what they waited for, and what it cost. */
interface Way {
  openMs: number;
  nextMs: number;
  rounds: number;
  scriptBytes: number;
  asked: number;
  askedByNext: number;
}

/** Somebody comes to the site and leaves: the browser is vouched for then, and remembers them for an hour. */
async function visit(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/dashboard');
  await stands(page, 'main:not(:has([aria-busy="true"])) h1');
  await page.waitForTimeout(2_000);
  await page.close();
}

async function measure(browser: Browser, wasHere: boolean): Promise<Way> {
  const context = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' });
  await enter(context, LEARNER.email, LEARNER.password, false);
  if (wasHere) await visit(context);
  const page = await context.newPage();
  const session = await slowDown(page);
  await session.send('Network.clearBrowserCache');
  const scripts = new Set<string>();
  let scriptBytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  const askedSoFar = askedBy(page);
  const text = page.locator('#lesson-text p').first();
  const start = performance.now();
  const rounds = await roundsOf(
    page,
    async () => void (await page.goto(LESSON, { waitUntil: 'commit' })),
    async () => void (await stands(page, '#lesson-text p')),
  );
  const openMs = performance.now() - start;
  await page.getByRole('navigation', { name: 'După această lecție' }).getByRole('link').last().waitFor();
  // Whoever reads a lesson stays a while; what the page brings in then is there before they go on.
  await page.waitForTimeout(4_000);
  const asked = askedSoFar();
  const was = await text.textContent();
  const nextMs = await page.evaluate(
    (before) =>
      new Promise<number>((done) => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href*="/lessons/"]')].at(-1);
        const pressed = performance.now();
        const title = document.querySelector('h1')?.textContent;
        const look = () => {
          const now = document.querySelector('#lesson-text p')?.textContent;
          if (now && now !== before && document.querySelector('h1')?.textContent !== title)
            done(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        link?.click();
        look();
      }),
    was,
  );
  const askedByNext = askedSoFar().length - asked.length;
  await context.close();
  return { openMs, nextMs, rounds, scriptBytes, asked: asked.length, askedByNext };
}

function report(strangers: Way[], known: Way[]): void {
  const ways = [...strangers, ...known];
  const opened = (those: Way[]) => those.map(({ openMs }) => openMs);
  const figures: Figure[] = [
    { what: 'the text of a lesson, cold, in a new browser', times: opened(strangers), bar: BARS.open },
    { what: 'the text of a lesson, cold, within an hour of a visit', times: opened(known), bar: BARS.open },
    { what: 'the text of the next lesson', times: ways.map(({ nextMs }) => nextMs), bar: BARS.next },
  ];
  printFigures(figures);
  const counted = ['rounds', 'scriptBytes', 'asked', 'askedByNext'] as const;
  console.table(Object.fromEntries(counted.map((figure) => [figure, median(ways.map((way) => way[figure]))])));
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const site = new LocalSite();
await site.start();
const browser = await chromium.launch(launchOptions);
const strangers: Way[] = [];
const known: Way[] = [];
for (let run = 0; run < Number(values.runs); run += 1) {
  strangers.push(await measure(browser, false));
  known.push(await measure(browser, true));
}
report(strangers, known);
await browser.close();
await site.stop();
