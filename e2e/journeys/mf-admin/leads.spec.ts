import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { store, storedIn } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { expect, test } from '../../support/test.ts';
import { there } from '../../support/there.ts';

interface Mail {
  subject: string;
  text: string;
}

const mailsTo = async (request: APIRequestContext, email: string) =>
  (await (
    await request.get(`http://localhost:3010/outbox/mails.json?to=${encodeURIComponent(email)}`)
  ).json()) as Mail[];

/** Writes what the open dialog asks for, and sends it. */
async function say(page: Page, label: string, text: string, send: string) {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: send }).click();
  await expect(dialog).toHaveCount(0);
}

test('a message is acknowledged, dealt with and answered by mail, and its sender erases it', async ({
  page,
  enterAs,
  browser,
  request,
}) => {
  const who = randomUUID().slice(0, 8);
  const email = `sender-${who}@example.test`;
  const form = { name: `Jo ${who}`, email, message: 'Where do I begin?', consent: 'on', locale: 'en', page: '/en' };
  expect((await request.post('/leads', { form })).status()).toBe(200);
  await expect
    .poll(async () => (await mailsTo(request, email)).map(({ subject }) => subject))
    .toEqual(['Your message has arrived at Cursiv']);
  const [acknowledgement] = await mailsTo(request, email);
  const link = there(/https?:\S+erase=\S+/.exec(there(acknowledgement).text)?.[0]);

  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs('admin');
  await page.goto('/admin/leads');
  const search = page.getByRole('searchbox', { name: 'Nume, adresă sau un cuvânt din mesaj' });
  await search.fill(email);
  await expect(page.getByRole('status').filter({ hasText: 'Un mesaj' })).toBeVisible();
  const message = page.getByRole('listitem').filter({ hasText: form.name });
  await expect(message).toBeVisible();
  await search.fill('');
  await expect(page).toHaveURL('/admin/leads');
  await message.getByText(form.name, { exact: true }).first().click();
  await message.getByRole('button', { name: /^Mă ocup eu/ }).click();
  await expect(message).toContainText('Te ocupi tu de el.');
  await message.getByRole('button', { name: /^E în lucru/ }).click();
  await expect(message).toContainText('În lucru');
  await message.getByRole('button', { name: /^Scrie o notă/ }).click();
  await say(page, 'Nota', 'A sunat și ieri.', 'Păstrează nota');
  await expect(message.getByRole('list', { name: 'Note și răspunsuri' })).toContainText('A sunat și ieri.');
  await message.getByRole('button', { name: /^Răspunde/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('A scris din site-ul în engleză.');
  await say(page, 'Răspunsul', 'Begin with the first course.', 'Trimite răspunsul');
  await expect(message).toContainText('Cu răspuns');
  await expect(message.getByRole('list', { name: 'Note și răspunsuri' })).toContainText('Begin with the first course.');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect.poll(async () => (await mailsTo(request, email))[0]?.subject).toBe('A reply to your message at Cursiv');
  expect((await mailsTo(request, email))[0]?.text).toContain('Begin with the first course.');

  const state = page.getByRole('search').getByLabel('Stare');
  await state.selectOption('Spam');
  await expect(page).toHaveURL('/admin/leads?state=spam');
  await expect(message).toHaveCount(0);
  await state.selectOption('Cu răspuns');
  await message.getByText(form.name, { exact: true }).first().click();
  await message.getByRole('button', { name: /^E în lucru/ }).click();
  await expect(message).toHaveCount(0);
  await state.selectOption('În lucru');
  await expect(message).toHaveCount(1);
  await page.reload();
  await expect(state).toHaveValue('working');
  await expect(message).toHaveCount(1);

  const sender = await (await browser.newContext()).newPage();
  await sender.goto(link);
  await expect(sender.getByRole('heading')).toHaveText('Erase the message that you sent us?');
  expect((await new AxeBuilder({ page: sender }).analyze()).violations).toEqual([]);
  await sender.getByRole('button', { name: 'Erase the message' }).click();
  await expect(sender.getByRole('heading')).toHaveText('The message is erased');
  await expect(message).toHaveCount(0);
  expect((await storedIn(request, 'leads')).filter((lead) => lead.email?.stringValue === email)).toEqual([]);
});

test('a sender who wrote twice is seen as one, and both messages are marked as spam together, with a preview and a report', async ({
  page,
  request,
  enterAs,
}) => {
  const who = randomUUID().slice(0, 8);
  const email = `r-${who}@exemplu.ro`;
  for (const name of [`Reclamă ${who}`, `Ofertă ${who}`]) {
    await store(request, `leads/${randomUUID()}`, {
      ...{ name, email, message: 'Cumpărați!', locale: 'en', page: '/', consent: true, searchKeys: [email] },
      ...{ createdAt: new Date(), source: 'website_form', state: 'new' },
    });
  }
  await page.setViewportSize({ width: 320, height: 740 });
  await enterAs('admin');
  await page.goto('/admin/leads?state=new');
  const message = page.getByRole('listitem').filter({ hasText: `Reclamă ${who}` });
  await message.getByText(`Reclamă ${who}`, { exact: true }).first().click();
  const others = message.getByRole('list', { name: 'A mai scris de la aceeași adresă' });
  await expect(others.getByRole('listitem')).toContainText(['Același text']);
  await message.getByRole('button', { name: /^Răspunde/ }).click();
  const reply = page.getByRole('alertdialog');
  await reply.getByLabel('Pornește de la un răspuns obișnuit').selectOption('E nevoie de detalii');
  await expect(reply.getByLabel('Răspunsul')).toHaveValue(/^Thank you for writing to us/);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await expect(reply).toHaveCount(0);
  await page.getByRole('checkbox', { name: `Alege: Reclamă ${who}` }).check();
  await page.getByRole('checkbox', { name: `Alege: Ofertă ${who}` }).check();
  await expect(page.getByRole('status').filter({ hasText: '2 rânduri alese' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Sunt spam…' }).click();
  await page.getByRole('button', { name: 'Schimbă 2 rânduri' }).click();
  const report = page.getByRole('dialog', { name: 'Ce s-a schimbat' });
  await expect(report.getByRole('status')).toHaveText('2 rânduri schimbate.');
  await report.getByRole('button', { name: 'Închide' }).last().click();
  await expect(page.getByText(`Reclamă ${who}`)).toHaveCount(0);
});
