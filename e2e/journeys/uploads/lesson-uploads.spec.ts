import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

const CLIP = path.join(import.meta.dirname, '../../../demo-data/src/media/breath.mp4');
const film = (name = 'respirația.mp4') => ({ name, mimeType: 'video/mp4', buffer: readFileSync(CLIP) });
const fields = (page: Page) => page.getByRole('group', { name: 'Video', exact: true });
const line = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Respirația', exact: true }) });

/** A new course with two units and a video lesson, open in the first unit. */
async function openLesson(page: Page) {
  await page.goto('/dashboard/create-course');
  await page
    .getByLabel(/^Titlu/)
    .first()
    .fill('Curs cu film');
  await page.getByRole('button', { name: 'Adaugă o secțiune' }).click();
  await page.getByRole('button', { name: 'Adaugă o secțiune' }).click();
  await page.getByRole('button', { name: 'Adaugă o lecție' }).first().click();
  await page.getByLabel('Titlul lecției · Română').fill('Respirația');
  await page.getByLabel('Tip').selectOption('Video');
}

/** The addresses that files are sent to, whole or in parts. */
const SENT = '**/incoming/**';

/** Holds every upload back until it is released. */
async function holdUploads(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(SENT, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test.beforeEach(async ({ page }) => {
  await registerAs(page, 'Autor Nou');
  await openLesson(page);
});

test('nothing that one does on the page ends an upload: closing, another type, another section, the other language', async ({
  page,
  problems,
}) => {
  const letGo = await holdUploads(page);
  await fields(page).getByLabel('Alege videoclipul').setInputFiles(film());
  await expect(fields(page).getByText('Se încarcă', { exact: true })).toBeVisible();
  const toggle = page.getByRole('button', { name: 'Respirația', exact: true });
  await toggle.click();
  await expect(
    line(page)
      .last()
      .getByText(/^Se încarcă \d+/),
  ).toBeVisible();
  await toggle.click();
  await expect(fields(page).getByText('Se încarcă', { exact: true })).toBeVisible();
  await page.getByLabel('Tip').selectOption('Text');
  await page.getByRole('button', { name: 'Mută mai jos: Respirația' }).click();
  await page
    .getByRole('group', { name: 'Limba în care scrii' })
    .getByRole('button', { name: /^English/ })
    .click();
  await expect(
    line(page)
      .last()
      .getByText(/^Se încarcă \d+/),
  ).toBeVisible();
  letGo();
  await expect(
    line(page)
      .last()
      .getByText(/^Se încarcă/),
  ).toHaveCount(0);
  await expect(page.getByText(/^Salvat la/)).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Respirația', exact: true }).click();
  await page.getByLabel('Tip').selectOption('Video');
  await expect(fields(page).getByText('respiratia.mp4')).toHaveCount(1);
  // The browser logs a save that conflicted with the server's own update of the draft and was sent again.
  const others = problems.filter((line) => !line.includes('409 (Conflict)'));
  problems.splice(0, problems.length, ...others);
});

test('an upload outlives its page: the video is in its lesson although nobody has opened it again', async ({
  page,
}) => {
  const letGo = await holdUploads(page);
  await fields(page).getByLabel('Alege videoclipul').setInputFiles(film());
  await expect(fields(page).getByText('Se încarcă', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/create-course\/.+/);
  const address = page.url();
  await expect(page.getByText(/^Salvat la/)).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Navigare principală' });
  await navigation.getByRole('link', { name: 'Experți' }).click();
  await expect(page).toHaveURL('/experts');
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL('/en/experts');
  const tray = page.getByRole('complementary', { name: 'Uploads' });
  await expect(tray).toContainText('Uploading 1 file');
  letGo();
  await expect(tray).toContainText('Uploads finished');
  await tray.getByRole('button', { name: 'Uploads finished' }).click();
  await expect(tray.getByText('Uploaded', { exact: true })).toBeVisible();

  await page.goto(address);
  await page.getByRole('button', { name: 'Respirația', exact: true }).click();
  await expect(fields(page).getByText('respiratia.mp4')).toHaveCount(1);
});

test('only the person ends an upload: paused it waits, cancelled it says so, and what failed is tried again', async ({
  page,
  problems,
}) => {
  const letGo = await holdUploads(page);
  await fields(page).getByLabel('Alege videoclipul').setInputFiles(film());
  await fields(page).getByRole('button', { name: 'Pauză' }).click();
  await page.getByRole('button', { name: 'Respirația', exact: true }).click();
  await page.getByRole('button', { name: 'Respirația', exact: true }).click();
  await expect(fields(page).getByText('În pauză', { exact: true })).toBeVisible();
  letGo();
  await fields(page).getByRole('button', { name: 'Oprește' }).click();
  await expect(fields(page).getByText('Oprit', { exact: true })).toBeVisible();
  await expect(fields(page).getByText('respiratia.mp4')).toHaveCount(0);

  await page.unroute(SENT);
  await page.route(SENT, (route) => route.fulfill({ status: 403, body: '{}' }));
  await fields(page).getByLabel('Alege videoclipul').setInputFiles(film());
  await expect(fields(page).getByText('Nu a reușit', { exact: true })).toBeVisible();
  await page.unroute(SENT);
  await fields(page).getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(fields(page).getByText('Încărcat', { exact: true })).toBeVisible();
  await expect(fields(page).getByText('respiratia.mp4')).toHaveCount(1);
  await expect(fields(page).getByRole('progressbar')).toHaveCount(0);
  // The refusal made by this test.
  problems.length = 0;
});
