import type { APIRequestContext, Page } from '@playwright/test';
import { proveAddress, uidOf } from '../../../support/backend/backend.ts';
import { AxeBuilder } from '../../../support/page/axe.ts';
import { enrolled } from '../../../support/people/enrolled.ts';
import { registerAs } from '../../../support/people/newcomer.ts';
import { expect, test } from '../../../support/test.ts';

const COURSE = 'spreadsheets-that-answer';
const LESSON = `/dashboard/courses/${COURSE}/lessons/start-with-a-question/video`;

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const clean = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

const mailsTo = async (request: APIRequestContext, email: string) => {
  const answer = await request.get(`http://localhost:3010/outbox/mails.json?to=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject);
};

async function learner(page: Page, name: string): Promise<string> {
  const email = await registerAs(page, name);
  await page.goto('/');
  await proveAddress(page, email);
  await enrolled(page, await uidOf(page, email), COURSE, 'demo-sorin-balan');
  return email;
}

test('a learner asks on a phone, another answers by keyboard, and the right answer is marked and told', async ({
  page,
  browser,
  request,
  problems,
}) => {
  const email = await learner(page, 'Ilinca Moga');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LESSON);
  const asked = panel(page, 'Întrebări și răspunsuri');
  await asked.getByRole('button', { name: 'Arată întrebările' }).click();
  const writing = asked.getByRole('textbox', { name: 'Pune o întrebare' });
  await asked.getByRole('button', { name: 'Trimite întrebarea' }).click();
  await expect(writing).toHaveAccessibleDescription(/Scrie ceva/);
  const words = `De ce **prima** întrebare? ${email}`;
  await writing.fill(words);

  // Panel and words stay over a change of language and a reload.
  await page.getByRole('link', { name: 'English' }).first().click();
  const inEnglish = panel(page, 'Questions and answers').getByLabel('Ask a question');
  await expect(inEnglish).toHaveValue(words);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(inEnglish).toHaveValue(words);
  await page.getByRole('link', { name: 'Română' }).first().click();
  await expect(writing).toHaveValue(words);
  await asked.getByRole('button', { name: 'Trimite întrebarea' }).dblclick();
  const question = asked.getByRole('listitem').filter({ hasText: email });
  await expect(question).toHaveCount(1);
  // The browser logs that the token, which is older than the proof of the address, was refused first.
  problems.length = 0;
  await expect(question.locator('strong', { hasText: 'prima' })).toBeVisible();
  await expect(question).toContainText('Română');
  await expect(writing).toHaveValue('');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await clean(page);

  // Another learner, in English and without a mouse.
  const second = await browser.newContext();
  const other = await second.newPage();
  const otherEmail = await learner(other, 'Radu Pop');
  await other.goto(`/en${LESSON}`);
  const read = panel(other, 'Questions and answers');
  await expect(read).toContainText(/question/);
  await read.getByRole('button', { name: 'Show the questions' }).press('Enter');
  const seen = read.getByRole('listitem').filter({ hasText: email });
  await seen.getByRole('button', { name: /^Follow the question/ }).press('Enter');
  await expect(seen.getByRole('button', { name: /^Unfollow the question/ })).toBeVisible();
  await seen.getByRole('button', { name: /^Write an answer/ }).press('Enter');
  await seen.getByRole('textbox', { name: 'Write an answer' }).fill('Because it *decides* the rest.');
  await seen.getByRole('button', { name: 'Send the answer' }).press('Enter');
  const answer = seen.getByRole('listitem');
  await expect(answer).toContainText('Because it decides the rest.');
  await expect(answer).toContainText('English');
  await answer.getByRole('button', { name: /^Edit/ }).press('Enter');
  await answer.getByRole('textbox', { name: 'The answer' }).fill('Because it decides all the rest.');
  await answer.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(answer).toContainText('edited');
  await clean(other);

  // The asker is told in the site and by mail, and the link leads to the answers.
  await expect.poll(() => mailsTo(request, email)).toContainEqual(expect.stringContaining('Radu Pop a răspuns'));
  await page.goto('/dashboard/notifications');
  await page.getByRole('link', { name: /Radu Pop a răspuns/ }).click();
  await expect(question.getByRole('listitem')).toContainText('decides all the rest');
  await question.getByRole('button', { name: /^Marchează ca bun/ }).click();
  await expect(question.getByText('Rezolvată')).toBeVisible();
  await expect.poll(() => mailsTo(request, otherEmail)).toHaveLength(1);

  // What others have answered can no longer be deleted.
  await question.getByRole('button', { name: /^Șterge/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Șterge' }).click();
  await expect(page.getByText(/Nu se poate șterge/)).toBeVisible();
  problems.length = 0;
  await answer.getByRole('button', { name: /^Delete/ }).press('Enter');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(answer).toHaveCount(0);
  await question.getByRole('button', { name: /^Șterge/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Șterge' }).click();
  await expect(question).toHaveCount(0);
  await second.close();
});
