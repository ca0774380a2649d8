import { randomUUID } from 'node:crypto';
import { storedIn } from '../../support/backend/stored.ts';
import { expect, test } from '../../support/test.ts';

test('help leads to the contact page, and the message arrives', async ({ page, request }) => {
  const message = `Mi s-a blocat un video. ${randomUUID()}`;
  await page.clock.install();
  await page.goto('/courses');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Ajutor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajutor');
  await page.getByRole('main').getByRole('link', { name: 'Scrie-ne' }).click();
  await expect(page).toHaveURL('/contact');

  const form = page.getByRole('region', { name: 'Scrie-ne' });
  await form.getByLabel(/^Numele tău/).fill('Ștefania Țurcanu');
  await form.getByLabel(/^Adresa de e-mail/).fill('stefania@exemplu.ro');
  await form.getByLabel(/^Mesajul tău/).fill(message);
  await form.getByRole('checkbox', { name: /^Sunt de acord/ }).check();
  await page.clock.fastForward(5_000);
  await form.getByRole('button', { name: 'Trimite mesajul' }).click();
  await expect(page.getByRole('heading', { name: 'Mulțumim, mesajul a ajuns.' })).toBeFocused();
  const [lead] = (await storedIn(request, 'leads')).filter((stored) => stored.message?.stringValue === message);
  expect(lead?.page?.stringValue).toBe('/contact');
});

test('whoever registers reads the terms first, in their language, with what each version changed', async ({ page }) => {
  await page.goto('/en/register');
  await page.getByRole('main').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page).toHaveURL('/en/terms');
  await expect(page.getByRole('heading', { level: 2, name: 'What you publish' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('22 November 2026First version.');
  await page.getByRole('link', { name: 'Română' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 2, name: 'Ce publici tu' })).toBeVisible();
});
