import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { change, store, storedAt } from '../support/backend/stored.ts';
import { callFunction } from '../support/call-function.ts';
import { AxeBuilder } from '../support/page/axe.ts';
import { expect, test } from '../support/site.ts';
import { emailOf } from '../support/test.ts';

const SHEET = Buffer.from('%PDF-1.4 fișa de lucru');
const SLIDES = Buffer.from('PK\x03\x04 prezentarea');

test('an author gives files out with a lesson, and takes a title back; a learner downloads them, and has done the lesson', async ({
  page,
  browser,
  enterAs,
}) => {
  const id = `files-${Date.now()}`;
  const lesson = { id: 'l1', type: 'text', freePreview: true, durationSec: 300, title: { ro: 'Fișe', en: 'Sheets' } };
  await store(page.request, `courseDrafts/${id}`, {
    ...{ ownerUid: 'demo-creator', status: 'draft', rev: 1, createdAt: new Date(), updatedAt: new Date() },
    ...{ baseLocale: 'ro', title: { ro: 'Curs cu fișe', en: 'A course with sheets' }, subtitle: {} },
    description: { ro: 'Despre fișe.', en: 'About sheets.' },
    ...{ outcomes: {}, categoryId: 'science', level: 'beginner' },
    outline: JSON.stringify([{ id: 'u1', title: { ro: 'Început', en: 'Beginning' }, lessons: [lesson] }]),
  });
  await enterAs('creator');
  await page.goto(`/dashboard/create-course/${id}`);
  await page.getByRole('button', { name: 'Fișe', exact: true }).click();
  await page.getByLabel('Tip', { exact: true }).selectOption('Fișiere');
  const files = page.getByRole('group', { name: 'Fișierele lecției' });
  const picker = files.getByLabel('Adaugă un fișier', { exact: true }).first();
  await picker.setInputFiles({ name: 'fisa.pdf', mimeType: 'application/pdf', buffer: SHEET });
  const sheet = files.getByRole('group', { name: /^fisa\.pdf/ });
  await sheet.getByLabel('Cum îl găsesc cursanții · Română').fill('Fișa de lucru');
  await sheet.getByLabel('Pentru cine citește în').selectOption('Română');
  const slides = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
  await picker.setInputFiles({ name: 'slides.pptx', mimeType: slides, buffer: SLIDES });
  await expect(files.getByRole('group', { name: /^slides\.pptx/ })).toBeVisible();
  expect((await new AxeBuilder({ page }).include('fieldset').analyze()).violations).toEqual([]);
  const drawing = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 48 } });
  await page
    .getByLabel('Imagine în text')
    .setInputFiles({ name: 'pasul unu.png', mimeType: 'image/png', buffer: drawing });
  // What the tray says of the files before it tells nothing of the picture.
  const outline = async () => (await storedAt(page.request, `courseDrafts/${id}`)).outline?.stringValue;
  await expect.poll(outline).toContain('-pasul-unu');
  await page.getByRole('main').getByRole('button', { name: 'Salvează', exact: true }).first().click();
  await expect(page.getByText(/^Salvat/)).toBeVisible();

  const title = page.getByLabel('Titlul lecției · Română');
  await title.fill('Fișe noi');
  await page.getByRole('main').getByRole('button', { name: 'Salvează', exact: true }).first().click();
  // The page says "Saved" of what was saved before, too.
  await expect.poll(outline).toContain('Fișe noi');
  await page.getByRole('button', { name: /^Istoric: titlul lecției „Fișe noi” · Română/ }).click();
  const history = page.getByRole('dialog', { name: /^Istoric/ });
  await expect(history.getByRole('listitem').first()).toContainText('Teodora Lungu');
  await history.getByRole('button', { name: /^Readu/ }).click();
  await expect(history).toHaveCount(0);
  await expect(title).toHaveValue('Fișe');
  await expect.poll(outline).not.toContain('Fișe noi');
  await expect(page.getByText(/^Salvat/)).toBeVisible();

  const isSeen = (picture: Locator) =>
    expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth).catch(() => 0)).toBeGreaterThan(0);
  await test.step('an administrator sees the picture of the text, and the files, before it is published', async () => {
    await change(page.request, `courseDrafts/${id}`, { status: 'in_review' });
    const admin = await (await browser.newContext()).newPage();
    await enterAs('admin', admin);
    await admin.goto(`/admin/courses?open=${id}`);
    await admin.getByText('Fișe', { exact: true }).click();
    await isSeen(admin.getByRole('img', { name: 'pasul unu' }));
    await expect(admin.getByRole('button', { name: /Fișa de lucru/ })).toBeVisible();
    await admin.context().close();
    await change(page.request, `courseDrafts/${id}`, { status: 'draft' });
  });

  const rev = Number((await storedAt(page.request, `courseDrafts/${id}`)).rev?.integerValue);
  const wish = { key: randomUUID(), courseId: id, rev, locales: ['ro'] };
  expect(await callFunction(page.request, 'publishCourse', emailOf('creator'), wish)).toEqual({
    result: { version: 1 },
  });

  const downloaded = async (name: string) => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    return readFileSync(await (await saved).path());
  };
  await enterAs('learner');
  await page.goto(`/courses/${id}`);
  await page.getByRole('button', { name: /^Fișe/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'PPTX' }).last()).toBeVisible();
  expect(await downloaded('Descarcă Fișa de lucru')).toEqual(SHEET);
  await isSeen(page.getByRole('img', { name: 'pasul unu' }));

  await page.goto(`/dashboard/courses/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Înscrie-te' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Fișe' }).first().click();
  const given = page.getByRole('list', { name: 'Fișierele lecției' });
  await expect(given.getByRole('listitem').filter({ hasText: 'Fișa de lucru' }).first()).toContainText('PDF');
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  expect(await downloaded('Descarcă Fișa de lucru')).toEqual(SHEET);
  await expect(page.getByRole('button', { name: /^Am terminat/ })).toBeVisible();
  expect(await downloaded('Descarcă slides.pptx')).toEqual(SLIDES);
  await expect(page.getByRole('button', { name: 'Lecție terminată' })).toBeVisible();
});
