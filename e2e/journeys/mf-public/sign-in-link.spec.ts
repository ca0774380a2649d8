import type { Page } from '@playwright/test';
import { AxeBuilder } from '../../support/page/axe.ts';
import { newEmail } from '../../support/people/newcomer.ts';
import { openMessage } from '../../support/people/outbox.ts';
import { expect, test } from '../../support/test.ts';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login?returnTo=/dashboard/courses');
  await page.getByRole('button', { name: 'Intră fără parolă' }).click();
  await page.getByLabel('Adresa de e-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Am trimis linkul la ${email}`, { exact: false })).toBeVisible();
}

test('a person signs in by a link in a mail, here and on another device, and goes on where they wanted to', async ({
  page,
  context,
  browser,
  problems,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const email = newEmail('link');
  await askForLink(page, email);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const opened = await openMessage(context, email);
  await expect(opened).toHaveURL('/dashboard/courses');
  // The page that asked follows its own browser.
  await expect(page).toHaveURL('/dashboard/courses');

  await page.goto('/dashboard/account');
  await page.getByRole('main').getByRole('button', { name: 'Ieși din cont' }).click();
  await expect(page.getByText('Ai ieșit din cont.')).toBeVisible();
  await askForLink(page, email);
  const phone = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' });
  const there = await openMessage(phone, email);
  const address = there.getByLabel('Adresa la care ai primit linkul');
  const link = there.url();
  expect((await new AxeBuilder({ page: there }).analyze()).violations).toEqual([]);
  await address.fill(`alta-${email}`);
  await there.keyboard.press('Enter');
  await expect(there.getByText('Linkul nu a fost trimis la această adresă.')).toBeVisible();
  await address.fill(email);
  await there.keyboard.press('Enter');
  await expect(there).toHaveURL('/dashboard/courses');
  await phone.close();

  await page.goto(link);
  await expect(page.getByText('Linkul a fost deja folosit sau a expirat.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Cere alt link' }).click();
  await expect(page.getByLabel('Adresa de e-mail')).toHaveValue(email);
  problems.length = 0;
});
