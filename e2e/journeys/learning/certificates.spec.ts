import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { uidOf } from '../../support/backend/backend.ts';
import { store } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { newName } from '../../support/people/new-name.ts';
import { registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

const COURSE = 'statistics-in-the-news';
const QUIZ = 'statistics-quiz';
const NOW = new Date();

/** Finishes a course whose one lesson that counts is its quiz, as passing that would. */
async function finish(page: Page, uid: string): Promise<void> {
  const enrollment = `enrollments/${uid}__${COURSE}`;
  const settings = { passPct: 50, maxAttempts: 0, timeLimitMin: 0, shuffles: false, explains: 'always' };
  await store(page.request, `${enrollment}/attempts/${QUIZ}__1`, {
    ...{ lessonId: QUIZ, number: 1, status: 'passed', settings, questionIds: [], answers: {}, answered: '' },
    ...{ startedAt: NOW, submittedAt: NOW, updatedAt: NOW },
  });
  await store(page.request, enrollment, {
    ...{ uid, courseId: COURSE, courseOwnerUid: 'demo-instructor', courseVersion: 1, lessonIds: [QUIZ] },
    ...{ status: 'completed', enrolledAt: NOW, updatedAt: NOW, progress: { completed: 1, total: 1, pct: 100 } },
  });
}

const sheet = (page: Page) => page.getByRole('region', { name: /^Certificat: / });

test('who finishes a course has a certificate, which anybody checks, in a name that can be corrected', async ({
  page,
  browser,
}) => {
  const email = await registerAs(page, 'Stefania Turcanu');
  await page.goto('/dashboard/certificates');
  await expect(page.getByRole('heading', { name: 'Niciun certificat încă' })).toBeVisible();
  const uid = await uidOf(page, email);
  await finish(page, uid);
  await page.getByRole('link', { name: 'Statistica din știri' }).click();
  await expect(sheet(page)).toContainText('Stefania Turcanu');
  await expect(sheet(page)).toContainText('Valabil');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const first = new URL(page.url()).pathname;

  // One after the other: a click that begins a download ends one that has not begun.
  const downloaded = async (name: string) => {
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    return (await coming).path();
  };
  const printed = await downloaded('Descarcă PDF');
  const signed = await downloaded('Descarcă fișierul semnat');
  expect((await readFile(printed)).subarray(0, 8).toString()).toBe('%PDF-1.7');

  // Somebody else has received the file, and checks it; changed by one letter, it is found out.
  const stranger = await (await browser.newContext({ baseURL: 'http://localhost:3000' })).newPage();
  await stranger.goto('/en/certificates');
  const file = stranger.getByLabel('Choose the file');
  const text = await readFile(signed, 'utf8');
  const asFile = (content: string) => ({ name: 'c.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await file.setInputFiles(asFile(text));
  await expect(stranger.getByText('The certificate is authentic')).toBeVisible();
  await expect(stranger.getByText(/^Issued by Cursiv to Stefania Turcanu on/)).toBeVisible();
  await file.setInputFiles(asFile(text.replace('Stefania', 'Stefanie')));
  await expect(stranger.getByText('The file has been changed')).toBeVisible();
  expect((await new AxeBuilder({ page: stranger }).analyze()).violations).toEqual([]);

  await store(page.request, `users/${uid}`, {
    ...{ name: 'Ștefania Țurcanu', email, role: 'cursiv-user', isAdmin: false, createdAt: NOW, updatedAt: NOW },
    ...{ verifiedCreator: false, verifiedExpert: false, verifiedInstructor: false },
  });
  await page.goto('/dashboard/certificates');
  await page.getByRole('button', { name: 'Emite din nou cu acest nume' }).click();
  await expect(page.getByRole('button', { name: 'Emite din nou cu acest nume' })).toBeHidden();
  await page.getByRole('link', { name: 'Statistica din știri' }).click();
  await expect(sheet(page)).toContainText('Ștefania Țurcanu');
  await stranger.goto(first);
  await stranger.getByRole('link', { name: 'Vezi certificatul care l-a înlocuit' }).click();
  await expect(stranger.getByText('Ștefania Țurcanu').first()).toBeVisible();
  await stranger.context().close();
});

test('an administrator revokes a certificate with a reason; its page says so, and its learner is told', async ({
  page,
  browser,
  enterAs,
}) => {
  const name = newName('Ovidiu Certat');
  const email = await registerAs(page, name);
  await page.goto('/dashboard/certificates');
  await expect(page.getByRole('heading', { name: 'Niciun certificat încă' })).toBeVisible();
  await finish(page, await uidOf(page, email));
  await expect(page.getByRole('link', { name: 'Statistica din știri' })).toBeVisible();

  const admin = await (await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' })).newPage();
  await enterAs('admin', admin);
  await admin.goto(`/admin/certificates?q=${encodeURIComponent(name.toLowerCase())}`);
  await admin.getByRole('button', { name: `Retrage ${name}` }).click();
  const dialog = admin.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Retrage' }).click();
  await expect(dialog.getByText('Scrie motivul.')).toBeVisible();
  await dialog.getByLabel('Motivul').fill('Altcineva a dat testul.');
  await dialog.getByRole('button', { name: 'Retrage' }).click();
  await expect(admin.getByRole('row', { name })).toContainText('Retras');
  expect((await new AxeBuilder({ page: admin }).analyze()).violations).toEqual([]);
  await admin.context().close();

  await page.goto('/dashboard/notifications');
  await expect(page.getByText('Certificatul tău pentru „Statistica din știri” a fost retras')).toBeVisible();
  await page.goto('/dashboard/certificates');
  await page.getByRole('link', { name: 'Statistica din știri' }).click();
  await expect(page.getByText('Motivul: Altcineva a dat testul.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Adaugă la profilul LinkedIn' })).toBeHidden();
});
