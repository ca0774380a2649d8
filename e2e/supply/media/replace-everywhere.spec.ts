import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { store, storedAt } from '../../support/backend/stored.ts';
import { callFunction } from '../../support/call-function.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { expect, test } from '../../support/site.ts';
import { emailOf } from '../../support/test.ts';

const COURSE = 'wings';

/** Publishes the draft as it is stored now. */
async function publish({ request }: Page, version: number): Promise<void> {
  const rev = Number((await storedAt(request, `courseDrafts/${COURSE}`)).rev?.integerValue);
  const wish = { key: randomUUID(), courseId: COURSE, rev, locales: ['ro'] };
  expect(await callFunction(request, 'publishCourse', emailOf('creator'), wish)).toEqual({ result: { version } });
}

test('an author replaces a picture in the texts of two courses; readers get it with the next publication', async ({
  page,
  browser,
  enterAs,
}) => {
  const lessons = ['Aripa', 'Zborul'].map((title, index) => ({
    ...{ id: `l${index}`, type: 'text', freePreview: true, durationSec: 60, title: { ro: title } },
  }));
  await store(page.request, `courseDrafts/${COURSE}`, {
    ...{ ownerUid: 'demo-creator', status: 'draft', rev: 1, createdAt: new Date(), updatedAt: new Date() },
    ...{ baseLocale: 'ro', title: { ro: 'Cum zboară păsările' }, subtitle: {}, description: { ro: 'Despre zbor.' } },
    ...{ outcomes: {}, categoryId: 'science', level: 'beginner' },
    outline: JSON.stringify([{ id: 'u1', title: { ro: 'Început' }, lessons }]),
  });
  await store(page.request, `courseDrafts/${COURSE}/bodies/l1_ro`, {
    ...{ ownerUid: 'demo-creator', lessonId: 'l1', locale: 'ro', text: 'Zboară.' },
  });
  await enterAs('creator');

  const putPicture = async (lesson: string, name: string, width: number) => {
    await page.goto(`/dashboard/create-course/${COURSE}`);
    const drawing = await page.screenshot({ clip: { x: 0, y: 0, width, height: 48 } });
    await page.getByRole('button', { name: lesson, exact: true }).click();
    await expect(page.getByLabel('Textul lecției · Română')).toBeVisible();
    await page.getByLabel('Imagine în text').setInputFiles({ name, mimeType: 'image/png', buffer: drawing });
    await expect(page.getByText('Încărcări încheiate')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Salvează', exact: true }).first().click();
    await expect(page.getByText(/^Salvat/)).toBeVisible();
  };
  await putPicture('Aripa', 'aripa.png', 64);
  await publish(page, 1);
  await page.goto('/dashboard/courses');
  await page.getByRole('button', { name: 'Fă o copie: Cum zboară păsările', exact: true }).click();
  await expect(page.getByText('Copia e printre cursurile tale.')).toBeVisible();
  await putPicture('Zborul', 'aripa mare.png', 128);

  const reader = await (await browser.newContext()).newPage();
  // The first address has expired when the browser comes to the picture.
  await reader.route(/X-Goog-Signature/, (route) => route.fulfill({ status: 400 }), { times: 1 });
  const seenWidth = async () => {
    await reader.goto(`/courses/${COURSE}`);
    await reader.getByRole('button', { name: /^Aripa/ }).click();
    const width = () => reader.getByRole('img', { name: 'aripa' }).evaluate((it: HTMLImageElement) => it.naturalWidth);
    await expect.poll(() => width().catch(() => 0)).toBeGreaterThan(0);
    return width();
  };
  expect(await seenWidth()).toBe(64);

  await page.goto('/dashboard/media');
  await expect(page.getByRole('progressbar', { name: 'Spațiu folosit' })).toBeVisible();
  const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: 'aripa.webp' });
  await expect(lines).toHaveCount(1);
  await expect(lines.getByRole('link', { name: 'Cum zboară păsările', exact: true })).toBeVisible();
  await expect(lines.getByRole('link', { name: /^Cum zboară păsările .*copie/ })).toBeVisible();
  await expect(lines).toContainText('A fost publicat, deci rămâne');
  await lines.getByRole('button', { name: /^Înlocuiește peste tot/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Alege fișierul nou' }).click();
  const library = page.getByRole('dialog', { name: 'Alege din fișierele tale' });
  await expect(library.getByRole('button', { name: 'Alege aripa mare.webp' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await library.getByRole('button', { name: 'Alege aripa mare.webp' }).click();
  await expect(page.getByText('Înlocuit în 2 ciorne.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(lines.filter({ hasText: '(publicat)' })).toHaveCount(1);
  const replaced = page
    .getByRole('listitem')
    .filter({ hasText: /aripa.mare\.webp/ })
    .filter({ hasText: '(copie)' });
  await expect(replaced).toHaveCount(1);

  expect(await seenWidth()).toBe(64);
  await publish(page, 2);
  // The edge keeps the lesson of before for some seconds.
  const served = async () => (await reader.request.get(`/payload/ro/courses/${COURSE}/lessons/l0.json`)).text();
  await expect.poll(served).toMatch(/aripa.mare\.webp/);
  expect(await seenWidth()).toBe(128);
  await reader.context().close();
});
