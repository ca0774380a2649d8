import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';
import { there } from '../support/there.ts';

const phoneIn = async (browser: Browser, locale: string, timezoneId: string) =>
  (
    await browser.newContext({
      ...{ baseURL: 'http://localhost:3000', locale, timezoneId },
      viewport: { width: 320, height: 720 },
    })
  ).newPage();

/** Moves the focus on, as somebody without a mouse does, until it is there. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 120 && !(await isThere()); steps += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

test('two people on small phones, in two languages and zones, ask and agree by keyboard alone', async ({
  browser,
  signIn,
}) => {
  const learner = await phoneIn(browser, 'ro-RO', 'Europe/Bucharest');
  await signIn('creator', learner);
  await learner.goto('/experts/demo-expert');
  const times = learner.getByRole('button', { name: /^\d\d:\d\d/ });
  await press(learner, learner.getByRole('button', { name: 'Zilele următoare' }));
  await press(learner, times.first());
  await expect(learner).toHaveURL(/[?&]at=/);
  const at = new Date(there(new URL(learner.url()).searchParams.get('at')));
  await expect(learner.getByRole('heading', { name: /, cu Ana Moldovan$/ })).toBeFocused();
  await tabTo(learner, learner.getByLabel(/^Mesaj pentru/));
  await learner.keyboard.type('Numai de la tastatură.');
  await press(learner, learner.getByRole('button', { name: 'Cere această oră' }));
  await expect(learner.getByText('Cererea a fost trimisă.')).toBeVisible();
  await fits(learner);

  const expert = await phoneIn(browser, 'en-GB', 'Asia/Kathmandu');
  await signIn('expert', expert);
  await expert.goto('/en/dashboard/expert');
  const request = expert.getByRole('article').filter({ hasText: 'Numai de la tastatură.' });
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Kathmandu' });
  await expect(request).toContainText(clock.format(at));
  await expect(request).toContainText('Bucharest');
  await fits(expert);
  await press(expert, request.getByRole('button', { name: 'Confirm' }));
  await expect(expert.getByRole('heading', { name: 'To answer' })).toBeFocused();

  await press(learner, learner.getByRole('link', { name: 'Vezi programarea' }));
  const card = learner.getByRole('article').filter({ hasText: 'Numai de la tastatură.' });
  await expect(card).toContainText('Confirmată');
  await press(learner, card.getByRole('button', { name: 'Alte acțiuni' }));
  await expect(learner.getByRole('menuitem', { name: 'Anulează programarea' })).toBeVisible();
  await learner.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: 'Alte acțiuni' })).toBeFocused();
  await fits(learner);
});
