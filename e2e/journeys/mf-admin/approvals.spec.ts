import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { store } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { newName } from '../../support/people/new-name.ts';
import { expect, test } from '../../support/test.ts';

/** The resource in review, as its author handed it in. */
const handIn = (request: APIRequestContext, id: string, title: string, rev: number, text: string) =>
  store(request, `resources/${id}`, {
    ownerUid: 'demo-learner',
    kind: 'article',
    title: { ro: title, en: 'Sheet to approve' },
    summary: { ro: 'Pe scurt.' },
    body: { ro: text, en: 'The English text.' },
    files: {},
    access: 'public',
    locales: ['ro', 'en'],
    categoryId: 'arts',
    courseIds: [],
    status: 'in_review',
    rev,
    createdAt: new Date('2026-05-01T10:00:00Z'),
    updatedAt: new Date(),
  });

test('an administrator approves what they have read, or gives it back for a reason that its author reads', async ({
  page,
  enterAs,
  browser,
  request,
}) => {
  const id = randomUUID();
  const title = newName('Fișă de aprobat');
  await handIn(request, id, title, 3, 'Text cinstit.');
  const authors = await browser.newContext();
  const author = await authors.newPage();

  await enterAs('admin');
  await page.goto('/admin/resources?status=in_review');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Română' })).toContainText('Text cinstit.');
  await expect(page.getByRole('region', { name: 'English' })).toContainText('The English text.');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  // The author takes it back, rewrites it and hands it in again while the administrator reads it.
  await handIn(request, id, title, 6, 'Cumpărați pastile.');
  await page.getByRole('button', { name: 'Aprobă și publică' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Resursa s-a schimbat cât o citeai' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Română' })).toContainText('Cumpărați pastile.');
  expect((await request.get(`/payload/ro/resources/${id}.json`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Trimite înapoi…' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Trimite înapoi' }).press('Enter');
  await expect(question.getByLabel(/Ce ar trebui schimbat/)).toBeFocused();
  await question.getByLabel(/Ce ar trebui schimbat/).fill('Aici nu vindem nimic.');
  await question.getByRole('button', { name: 'Trimite înapoi' }).press('Enter');
  await expect(page).toHaveURL('/admin/resources');

  await enterAs('learner', author);
  await author.goto('/dashboard/resources');
  const line = author.getByRole('listitem').filter({ has: author.getByRole('heading', { name: title }) });
  await expect(line).toContainText('Aici nu vindem nimic.');
  await line.getByRole('link', { name: /^Editează/ }).click();
  await author.getByLabel('Textul articolului · Română').fill('Text bun.');
  await author.getByRole('button', { name: 'Trimite la verificare' }).click();
  await expect(line).toContainText('În verificare');
  await expect(line.getByRole('link', { name: /^Editează/ })).toHaveCount(0);
  await expect(line).not.toContainText('Aici nu vindem nimic.');

  await page.goto(`/admin/resources?open=${id}`);
  await expect(page.getByRole('region', { name: 'Română' })).toContainText('Text bun.');
  await page.getByRole('button', { name: 'Aprobă și publică' }).click();
  await expect(page).toHaveURL('/admin/resources');
  await expect.poll(async () => (await request.get(`/payload/ro/resources/${id}.json`)).status()).toBe(200);

  // A resource that was published and archived returns to its author as a draft, to change or to delete.
  await author.reload();
  await line.getByRole('button', { name: /^Arhivează/ }).click();
  await line.getByRole('button', { name: /^Readu la ciornă/ }).click();
  await line.getByRole('button', { name: /^Șterge/ }).click();
  await author.getByRole('alertdialog').getByRole('button', { name: 'Șterge' }).click();
  await expect(line).toHaveCount(0);
  await authors.close();
});

test('an author who opens a resource in review is told why it is read-only, and takes it back', async ({
  page,
  enterAs,
  request,
}) => {
  const id = randomUUID();
  const taken = newName('Fișă retrasă');
  await handIn(request, id, newName('Fișă în așteptare'), 3, 'Text cinstit.');
  await enterAs('learner');
  await page.goto(`/dashboard/resources?edit=${id}`);
  await expect(page.getByText(/^Cât este în verificare/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Salvează/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Retrage din verificare' }).click();
  await page.getByLabel('Titlu · Română').fill(taken);
  await page.getByRole('button', { name: 'Salvează ciorna' }).click();
  await expect(page).toHaveURL('/dashboard/resources');
  await expect(page.getByRole('heading', { name: taken })).toBeVisible();
});
