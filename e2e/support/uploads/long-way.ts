import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { storeAll, storedAt } from '../backend/stored.ts';
import type { KillableBrowser } from '../kills/killable-browser.ts';
import type { LocalSite } from '../local-site.ts';
import { enter } from '../people/session-state.ts';
import { there } from '../there.ts';
import { WeakNetwork } from './weak-network.ts';

const COURSE = 'long-way';
const EDITOR = `http://localhost:3000/dashboard/create-course/${COURSE}`;
const AUTHOR = { uid: 'demo-creator', email: 'creator@cursiv.test', password: 'cursiv-demo' };

const tray = (page: Page) => page.getByRole('complementary', { name: /Încărcări|Uploads/ });
const fields = (page: Page) => page.getByRole('group', { name: 'Video', exact: true });

interface Kept {
  sentBytes: number;
  bytes: number;
  state: string;
  waits?: string;
  isKept: boolean;
  isPlaced?: boolean;
}

/** The upload as the browser keeps it. */
const kept = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('cursiv:uploads') ?? '[]') as Kept[])[0]);

/** Waits for a state of the upload; one that has gone will never be there. */
async function untilKept(page: Page, is: (upload: Kept) => boolean, timeout: number): Promise<void> {
  let seen: 'gone' | 'there' | 'on the way' = 'on the way';
  const look = async () => {
    const upload = await kept(page);
    seen = upload === undefined ? 'gone' : is(upload) ? 'there' : 'on the way';
    return seen;
  };
  await expect.poll(look, { timeout }).not.toBe('on the way');
  expect(seen).toBe('there');
}

/** Chooses a file of any size on this machine in a file field. */
async function choose(page: Page, selector: string, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const expression = `document.querySelector(${JSON.stringify(selector)})`;
  const { result } = await session.send('Runtime.evaluate', { expression });
  if (!result.objectId) throw new Error(`There is no ${selector}`);
  await session.send('DOM.setFileInputFiles', { files: [file], objectId: result.objectId });
  await session.detach();
}

async function openLesson(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page.context(), AUTHOR.email, AUTHOR.password, false);
  await page.goto(EDITOR);
  await page.getByRole('button', { name: 'Filmul', exact: true }).click();
  await expect(fields(page)).toBeVisible();
}

/** A draft with one lesson, which waits for its film. */
function storeDraft(page: Page): Promise<void> {
  const lesson = { id: 'film', type: 'video', freePreview: false, durationSec: 60, title: { ro: 'Filmul' } };
  const outline = JSON.stringify([{ id: 'unit', title: { ro: 'Una' }, lessons: [lesson] }]);
  const texts = { title: { ro: 'Drum lung' }, subtitle: {}, description: {}, outcomes: {} };
  const draft = {
    ...{ ownerUid: AUTHOR.uid, status: 'draft', rev: 1, createdAt: new Date(), updatedAt: new Date() },
    ...{ baseLocale: 'ro', categoryId: 'arts', level: 'beginner', outline, ...texts },
  };
  return storeAll(page.request, new Map([[`courseDrafts/${COURSE}`, draft]]));
}

/** The SHA-256 of what is stored at a path. */
async function storedHash(path: string): Promise<string> {
  const address = `http://localhost:3010/v0/b/demo-cursiv.firebasestorage.app/o/${encodeURIComponent(path)}?alt=media`;
  const { body } = await fetch(address, { headers: { authorization: 'Bearer owner' } });
  const hash = createHash('sha256');
  for await (const chunk of body ?? []) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

/**
 * Uploads a film to a lesson: it is paused, the network is cut three times (once the backend dies), the language is
 * switched, the page left and reloaded, the browser closed. Returns the SHA-256 of what is stored, which is in its lesson.
 * `seconds`: how long an undisturbed way would take.
 */
export async function uploadTheLongWay(
  browser: KillableBrowser,
  site: LocalSite,
  film: string,
  bytes: number,
  seconds = 60,
): Promise<string> {
  const speed = bytes / seconds;
  const patience = 180_000;
  const network = new WeakNetwork();
  await network.join();
  await browser.start(WeakNetwork.browserOption);
  let page = await browser.page();
  const further = async () => {
    const { sentBytes: before = 0 } = (await kept(page)) ?? {};
    await untilKept(page, ({ sentBytes }) => sentBytes > before, patience);
  };

  await storeDraft(page);
  await openLesson(page);
  network.speed = speed;
  await choose(page, 'input[type=file][aria-label="Alege videoclipul"]', film);
  await expect(fields(page).getByText('Se încarcă', { exact: true })).toBeVisible({ timeout: patience });
  await untilKept(page, ({ isKept, sentBytes }) => isKept && sentBytes > 0, patience);

  await fields(page).getByRole('button', { name: 'Pauză' }).click();
  await expect(fields(page).getByText('În pauză', { exact: true })).toBeVisible();
  await fields(page).getByRole('button', { name: 'Continuă' }).click();
  await further();

  await network.cut();
  await expect(fields(page).getByText('Așteaptă conexiunea')).toBeVisible();
  await network.join();
  await further();

  await page.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL(/\/en\/dashboard/);
  await site.killBackend();
  await expect(fields(page).getByText('Waiting for the connection')).toBeVisible({ timeout: patience });
  await site.startBackend();
  await further();

  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Experts' }).click();
  await page.reload();
  await expect(tray(page)).toContainText('Uploading 1 file');
  await network.cut();
  await untilKept(page, ({ waits }) => waits === 'network', patience);
  await network.join();
  await untilKept(page, ({ sentBytes }) => sentBytes > bytes / 4, patience);

  await browser.close();
  await browser.start(WeakNetwork.browserOption);
  page = await browser.page();
  network.speed = Number.POSITIVE_INFINITY;
  await page.goto('http://localhost:3000/courses');
  await expect(tray(page)).toBeVisible({ timeout: patience });
  expect((await kept(page))?.sentBytes, 'confirmed before the browser was closed').toBeGreaterThan(0);
  await untilKept(page, ({ isPlaced }) => isPlaced === true, patience);

  const { outline } = (await storedAt(page.request, `courseDrafts/${COURSE}`)) as { outline: { stringValue: string } };
  const [unit] = JSON.parse(outline.stringValue) as { lessons: { video: { path: string } }[] }[];
  const hash = await storedHash(there(unit?.lessons[0]?.video.path));
  await network.cut();
  return hash;
}
