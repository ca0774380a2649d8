import { randomUUID } from 'node:crypto';
import type { Act } from '@cursiv/platform-tools/cost';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { storedAt } from '../../support/backend/stored.ts';
import { callFunction } from '../../support/call-function.ts';
import type { LocalSite } from '../../support/local-site.ts';
import { browser as settings } from '../../support/page/browser.ts';
import { enter } from '../../support/people/session-state.ts';
import { DEMO_PASSWORD, emailOf } from '../../support/test.ts';
import { type Doing, open, type Taken, takenBy } from './taken.ts';

const COURSE = 'spreadsheets-that-answer';
const LEARNING = `/dashboard/courses/${COURSE}`;
const LESSON = `${LEARNING}/lessons/start-with-a-question/video`;
const NEXT_LESSON = `${LEARNING}/lessons/tidy-table/video`;
const OTHER_LESSON = `${LEARNING}/lessons/mean-or-median/video`;
const NEW_COURSE = '/courses/digital-safety';
const EXPERT = 'demo-paul-greceanu';
const DRAFT = 'interface-writing';

const sizeOf = ({ reads, writes, calls }: Taken) => reads + writes + calls;

/** So long, in milliseconds, the backend goes on telling a page that was left; what it is told would count as another's. */
const LEFT_MS = 65_000;

/** What a page has read is not read again within a second, in milliseconds. */
const APART_MS = 2_000;

/** The least of three times: what the site does each minute for all of them falls into one or the other. */
async function leastTakenBy(site: LocalSite, act: Doing): Promise<Taken> {
  const first = await takenBy(site, act);
  const others = [await takenBy(site, act), await takenBy(site, act)];
  return others.reduce((least, other) => (sizeOf(other) < sizeOf(least) ? other : least), first);
}

async function book(request: APIRequestContext): Promise<void> {
  const answer = await request.get(`/payload/ro/experts/${EXPERT}.json?asked=${randomUUID()}`);
  const { expert } = (await answer.json()) as { expert: { offerings: { id: string; freeStarts: number[] }[] } };
  const [startMinute = 0] = expert.offerings.find(({ id }) => id === 'pictures')?.freeStarts ?? [];
  const wish = { key: randomUUID(), expertUid: EXPERT, offeringId: 'pictures', startAt: startMinute * 60_000 };
  const { error } = await callFunction(request, 'requestBooking', emailOf('learner'), {
    ...{ ...wish, learnerTimeZone: 'Europe/Bucharest', topic: '' },
  });
  if (error) throw new Error(`requestBooking: ${error.status}`);
}

async function publish(request: APIRequestContext): Promise<void> {
  const rev = Number((await storedAt(request, `courseDrafts/${DRAFT}`)).rev?.integerValue);
  const wish = { key: randomUUID(), courseId: DRAFT, rev, locales: ['ro'] };
  const { error } = await callFunction(request, 'publishCourse', emailOf('creator'), wish);
  if (error) throw new Error(`publishCourse: ${error.status}`);
}

/** Does everything once on a site that has demo data, after somebody has opened it before. */
export async function countActs(browser: Browser, site: LocalSite): Promise<Record<Act, Taken>> {
  const { baseURL, locale, timezoneId, serviceWorkers } = settings;
  const context = await browser.newContext({ baseURL, locale, timezoneId, serviceWorkers });
  await enter(context, emailOf('learner'), DEMO_PASSWORD, false);
  const page = await context.newPage();
  await open(page, '/dashboard', 'main h1');
  await open(page, LESSON, '#lesson-text p');
  await context.request.get('/courses');
  const opened = (path: string, content: string) => leastTakenBy(site, () => open(page, path, content));
  const taken: Record<Act, Taken> = {
    'view, made anew': await leastTakenBy(site, () => viewAnew(page)),
    dashboard: await opened('/dashboard', 'main a[href*="/dashboard/courses/"]'),
    'course home': await opened(LEARNING, 'main a[href*="/lessons/"]'),
    'lesson opened': await openLessons(site, page),
    account: await opened('/dashboard/account', 'main input'),
    'lesson finished': await finishLesson(site, page),
    enrolment: await enrol(site, page),
    booking: await takenBy(site, () => book(context.request)),
    publication: await takenBy(site, () => publish(context.request)),
  };
  await context.close();
  return taken;
}

async function viewAnew(page: Page): Promise<void> {
  await page.waitForTimeout(APART_MS);
  await page.request.get(`/courses?made=${randomUUID()}`);
}

/** Another lesson each time: one that is opened again takes less. */
async function openLessons(site: LocalSite, page: Page): Promise<Taken> {
  await page.waitForTimeout(LEFT_MS);
  const lessons = [NEXT_LESSON, LESSON, NEXT_LESSON].values();
  return leastTakenBy(site, () => open(page, lessons.next().value ?? LESSON, '#lesson-text p'));
}

async function finishLesson(site: LocalSite, page: Page): Promise<Taken> {
  await open(page, OTHER_LESSON, '#lesson-text p');
  await page.waitForTimeout(LEFT_MS);
  return takenBy(site, () => press(page, /^Am terminat/));
}

async function enrol(site: LocalSite, page: Page): Promise<Taken> {
  await open(page, NEW_COURSE, 'main h1');
  await page.waitForTimeout(LEFT_MS);
  return takenBy(site, () => press(page, 'Înscrie-te gratuit'));
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await page.waitForTimeout(1500);
}
