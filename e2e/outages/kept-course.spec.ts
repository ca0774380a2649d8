import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { store, storedAt, storedIn } from '../support/backend/stored.ts';
import { browser as settings } from '../support/page/browser.ts';
import { keepOpenCourse } from '../support/page/kept-course.ts';
import { enter } from '../support/people/session-state.ts';
import { expect, test } from '../support/site.ts';
import { DEMO_PASSWORD, emailOf } from '../support/test.ts';

const COURSE = '/dashboard/courses/spreadsheets-that-answer';
const LESSON = `${COURSE}/lessons/mean-or-median/video`;

/** A device: its browser can be closed and started again with everything that it keeps. */
class Device {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'cursiv-device-'));
  #context: BrowserContext | undefined;

  async start(): Promise<Page> {
    const { launchOptions, ...context } = settings;
    const options = {
      ...launchOptions,
      ...context,
      serviceWorkers: 'allow' as const,
      actionTimeout: 15_000,
      navigationTimeout: 20_000,
      trace: undefined,
    };
    this.#context = await chromium.launchPersistentContext(this.#folder, options);
    return this.#context.pages()[0] ?? this.#context.newPage();
  }

  get context(): BrowserContext {
    if (!this.#context) throw new Error('the browser does not run');
    return this.#context;
  }

  close = () => this.context.close();

  async remove(): Promise<void> {
    await this.#context?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const deviceTest = test.extend<{ device: Device }>({
  device: async ({ site: _site }, use) => {
    const device = new Device();
    await use(device);
    await device.remove();
  },
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Keeps the course on the device as the learner. */
async function keepCourse(device: Device, page: Page): Promise<void> {
  await enter(device.context, emailOf('learner'), DEMO_PASSWORD, false);
  await page.goto(COURSE);
  await page.getByRole('checkbox', { name: /^Și filmele/ }).check();
  await keepOpenCourse(page);
}

/** A stored document; undefined while there is none. */
const stored = (page: Page, at: string) => storedAt(page.request, at).catch(() => undefined);

const NOTES = 'users/demo-learner/notes';
const ENROLLMENT = 'enrollments/demo-learner__spreadsheets-that-answer';

deviceTest('a kept course is learned without a connection, and what was finished arrives', async ({ device, site }) => {
  const first = await device.start();
  await store(first.request, 'courses/spreadsheets-that-answer/announcements/kept', {
    ...{
      authorUid: 'demo-sorin-balan',
      status: 'sent',
      title: { ro: 'Foaie nouă' },
      text: { ro: 'La lecția a doua.' },
    },
    ...{ rev: 1, createdAt: new Date(), updatedAt: new Date(), sentAt: new Date() },
  });
  await store(first.request, `${NOTES}/kept`, {
    ...{ courseId: 'spreadsheets-that-answer', lessonId: 'mean-or-median', courseTitle: {}, lessonTitle: {} },
    ...{ text: 'Notat acasă', rev: 1, createdAt: new Date(0), updatedAt: new Date(0) },
  });
  await keepCourse(device, first);
  await device.close();
  await site.pause();

  const page = await device.start();
  await device.context.setOffline(true);
  await page.goto(`/en${COURSE}`);
  await expect(heading(page, 'Spreadsheets that answer')).toBeVisible();
  await page.getByRole('link', { name: 'Mean or median?' }).click();
  await expect(heading(page, 'Mean or median?')).toBeVisible();
  await expect(page.getByText('You have no connection')).toBeVisible();

  await page.goto(LESSON);
  await expect(heading(page, 'Medie sau mediană?')).toBeVisible();
  const notes = page.getByRole('region', { name: 'Notițele mele' });
  await expect(notes.getByText('Notat acasă')).toBeVisible();
  await notes.getByLabel('Scrie o notiță').fill('Notat în tren');
  await notes.getByRole('button', { name: 'Salvează notița' }).click();
  await expect(page.getByText('Notița rămâne pe acest dispozitiv')).toBeVisible();
  await notes.getByRole('button', { name: 'Modifică notița: Notat acasă' }).click();
  await notes.getByLabel('Notița', { exact: true }).fill('Notat acasă și în tren');
  await notes.getByRole('button', { name: 'Salvează notița' }).click();
  await expect(notes.getByRole('listitem')).toHaveText([/Notat acasă și în tren/, /Notat în tren/]);
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(1);
  const reached = await video.evaluate(async (film: HTMLVideoElement) => {
    film.muted = true;
    film.currentTime = 6;
    await film.play();
    await new Promise((moved) => film.addEventListener('timeupdate', moved, { once: true }));
    film.pause();
    return film.currentTime;
  });
  expect(reached).toBeGreaterThanOrEqual(6);
  await page.getByRole('button', { name: /^Am terminat/ }).click();
  await page.waitForURL('**/check-yourself/video');
  await page.goto(COURSE);
  await expect(page.getByText('4 din 6')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Anunțuri' })).toContainText('Foaie nouă');

  await page.goto('/courses');
  await page.getByRole('link', { name: 'Ce am păstrat' }).click();
  await expect(page.getByRole('link', { name: 'Tabele care răspund la întrebări' })).toBeVisible();

  await site.resume();
  await device.context.setOffline(false);
  const state = async () => (await stored(page, `${ENROLLMENT}/lessonProgress/mean-or-median`))?.state;
  await expect.poll(state).toEqual({ stringValue: 'completed' });
  const texts = async () => (await storedIn(page.request, NOTES)).map(({ text }) => text?.stringValue).sort();
  await expect.poll(texts).toEqual(['Notat acasă și în tren', 'Notat în tren']);
  await page.goto(COURSE);
  await expect(page.getByText('4 din 6')).toBeVisible();
});

deviceTest('nothing of a person stays on the device when they sign out', async ({ device }) => {
  const page = await device.start();
  await keepCourse(device, page);
  await page.getByRole('button', { name: 'Ieși din cont' }).first().click();
  const kept = () =>
    page.evaluate(async () => [
      ...(await caches.keys()).filter((name) => /course|site/.test(name)),
      localStorage.getItem('cursiv:kept'),
    ]);
  await expect.poll(kept).toEqual([null]);
});
