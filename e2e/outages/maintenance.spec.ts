import { callFunction } from '../support/call-function.ts';
import { AxeBuilder } from '../support/page/axe.ts';
import { expect, test } from '../support/site.ts';
import { emailOf } from '../support/test.ts';

test('while the site is worked on, people read why, what they typed is kept, and it goes through afterwards', async ({
  page,
  enterAs,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' });
  const learner = await context.newPage();
  await enterAs('learner', learner);
  await learner.goto('/experts/demo-daniel-okafor');
  await learner.getByRole('button', { name: 'Zilele următoare' }).click();
  await learner
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click();
  const topic = learner.getByLabel(/^Mesaj pentru/);
  await topic.fill('Un portofoliu pentru un concurs');

  await enterAs('admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/composition');
  const work = page.getByRole('region', { name: 'Lucrări la site' });
  await work.getByRole('button', { name: 'Începe lucrările' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Începe lucrările' }).click();
  await expect(dialog.getByText('Scrie ce citesc oamenii în limba aceasta.')).toHaveCount(2);
  await dialog.getByLabel('Ce citesc oamenii în română').fill('Mutăm cursurile pe un server mai rapid.');
  await dialog.getByLabel('Ce citesc oamenii în engleză').fill('We are moving the courses to a faster server.');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Începe lucrările' }).click();
  await expect(work).toContainText('We are moving the courses to a faster server.');

  // An instance looks at the order every five seconds.
  const ask = learner.getByRole('button', { name: 'Cere această oră' });
  const answerOfFunctions = async () =>
    JSON.stringify(
      await callFunction(page.request, 'waitingList', emailOf('creator'), {
        expertUid: 'demo-daniel-okafor',
        action: 'leave',
      }),
    );
  await expect.poll(answerOfFunctions).toContain('maintenance');
  await ask.click();
  await expect(learner.getByText('Se lucrează la site. Ce ai scris este păstrat')).toBeVisible();
  await expect(topic).toHaveValue('Un portofoliu pentru un concurs');
  const another = await context.newPage();
  await another.setViewportSize({ width: 320, height: 640 });
  await another.goto('/en/dashboard');
  await expect(another.getByText('We are moving the courses to a faster server.')).toBeVisible();
  expect(await another.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await work.getByRole('button', { name: 'Încheie lucrările' }).click();
  await dialog.getByRole('button', { name: 'Încheie lucrările' }).click();
  await expect(work).toContainText('Nu se lucrează la site.');
  await expect.poll(answerOfFunctions).not.toContain('maintenance');
  await ask.click();
  await expect(learner.getByText('Cererea a fost trimisă.')).toBeVisible();
});
