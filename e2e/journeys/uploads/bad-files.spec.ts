import path from 'node:path';
import type { Page } from '@playwright/test';
import { watchForHarm } from '../../support/page/harm.ts';
import { expect, test } from '../../support/test.ts';
import { there } from '../../support/there.ts';

const FILES = path.join(import.meta.dirname, '../../fixtures/bad-inputs/files');
const CLIP = path.join(import.meta.dirname, '../../../demo-data/src/media/breath.mp4');

/** Files that lie about their type: a browser must not run them, and harmless ones are stored as what they claim to be. */
const REFUSED = ['evil.svg', 'evil.html', 'evil.png.svg', 'bomb.svg'];
const ACCEPTED = ['evil-as.png', 'evil.mp4', 'evil.vtt', 'polyglot.gif'];

const pick = (page: Page, label: string | RegExp, name: string) =>
  page.getByRole('main').getByLabel(label).first().setInputFiles(path.join(FILES, name));

const storedAddress = (page: Page) => page.getByRole('status').getByRole('link');

/** The headers with which a file is served to anybody who has its address. */
async function servedAt(page: Page, address: string) {
  const headers = (await page.request.get(address)).headers();
  return {
    type: headers['content-type'],
    sniffing: headers['x-content-type-options'],
    isSaved: headers['content-disposition']?.startsWith('attachment') ?? false,
  };
}

/** Whether a page of the site could treat a file as a script; the policy allows scripts from its origin. */
const runsAsScript = (page: Page, address: string) =>
  page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script');
        script.onload = () => resolve(true);
        script.onerror = () => resolve(false);
        script.src = src;
        document.head.append(script);
      }),
    address,
  );

for (const [at, kind] of [
  ['/test-direct-upload', 'one request'],
  ['/test-upload', 'parts'],
] as const) {
  test(`a file sent in ${kind} runs nowhere, or is not taken`, async ({ page, enterAs, problems }) => {
    const expectUnharmed = watchForHarm(page);
    await enterAs('learner');
    await page.goto(at);
    for (const name of REFUSED) {
      await pick(page, 'Alege un fișier', name);
      await expect(page.getByRole('alert')).toContainText('Acest tip de fișier nu este acceptat.');
    }
    for (const name of ACCEPTED) {
      await page.reload();
      await pick(page, 'Alege un fișier', name);
      const address = there(await storedAddress(page).getAttribute('href'));
      expect(await servedAt(page, address), name).toMatchObject({ sniffing: 'nosniff' });
      expect(await runsAsScript(page, address), name).toBe(false);
      const opened = await page.context().newPage();
      const expectOpenedUnharmed = watchForHarm(opened);
      await opened.goto(address);
      await expectOpenedUnharmed();
      await opened.close();
    }
    await expectUnharmed();
    // For each file, the browser reports that it is no script.
    problems.length = 0;
  });
}

test('a type that lies to the page is refused by the storage all the same', async ({ page, enterAs, problems }) => {
  await enterAs('learner');
  await page.goto('/test-direct-upload');
  for (const type of [
    'text/html',
    'image/svg+xml',
    'Text/HTML; charset=utf-8',
    'application/xhtml+xml',
    'text/javascript',
  ]) {
    await page.route('**/incoming/**', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'content-type': type } }),
    );
    await pick(page, 'Alege un fișier', 'polyglot.gif');
    await expect(page.getByRole('alert'), type).toBeVisible();
    await expect(storedAddress(page)).toHaveCount(0);
    await page.unroute('**/incoming/**');
    await page.reload();
  }
  problems.length = 0;
});

test('a resource takes no file that a browser would run', async ({ page, enterAs }) => {
  const expectUnharmed = watchForHarm(page);
  await enterAs('creator');
  await page.goto('/dashboard/resources');
  await page
    .getByRole('link', { name: /resursă/i })
    .first()
    .click();
  await page.getByLabel('Tip').selectOption({ label: 'Fișier' });
  for (const name of [...REFUSED, 'evil.vtt']) {
    await pick(page, 'Alege fișierul', name);
    await expect(page.getByRole('main')).toContainText('Acest tip de fișier nu este acceptat.');
  }
  await pick(page, 'Alege fișierul', 'evil-as.png');
  await expect(page.getByText(/^evil-as\.png/).first()).toBeVisible();
  await expectUnharmed();
});

test('a lesson takes a video and captions only', async ({ page, enterAs }) => {
  const expectUnharmed = watchForHarm(page);
  await enterAs('creator');
  await page.goto('/dashboard/create-course');
  await page
    .getByLabel(/^Titlu/)
    .first()
    .fill('Curs cu fișiere rele');
  await page.getByRole('button', { name: 'Adaugă o secțiune' }).click();
  await page.getByRole('button', { name: 'Adaugă o lecție' }).click();
  await page.getByLabel('Tip').selectOption({ label: 'Video' });
  const video = page.getByRole('group', { name: 'Video', exact: true });
  for (const name of [...REFUSED, 'evil.vtt', 'polyglot.gif']) {
    await pick(page, 'Alege videoclipul', name);
    await expect(video).toContainText('Acest tip de fișier nu este acceptat.');
  }
  await pick(page, 'Alege videoclipul', 'evil.mp4');
  await expect(video).toContainText('Fișierul nu este un video MP4 sau WebM');
  await page.getByLabel('Alege videoclipul').setInputFiles(CLIP);
  await expect(page.getByLabel('Înlocuiește videoclipul')).toBeAttached();
  for (const name of [...REFUSED, 'evil.mp4']) {
    await pick(page, 'Alege subtitrarea: română', name);
    await expect(video).toContainText('Nu este un fișier WebVTT');
  }
  await pick(page, 'Alege subtitrarea: română', 'evil.vtt');
  await expect(page.getByRole('button', { name: 'Scoate subtitrarea: română' })).toBeVisible();
  await expectUnharmed();
});
