import type { Page } from '@playwright/test';
import { proveAddress, uidOf } from '../../support/backend/backend.ts';
import { ENOUGH_TO_REVIEW, enrolled } from '../../support/people/enrolled.ts';
import { registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

const COURSE = 'digital-safety';
/** No other journey enrols here: its learners are counted. */
const COUNTED = 'primul-an-pe-cont-propriu';

/** Average and number of ratings, as shown above the reviews. */
async function ratings(page: Page): Promise<{ average: number; count: number }> {
  const label = await page
    .getByRole('region', { name: 'Recenzii' })
    .getByRole('img')
    .first()
    .getAttribute('aria-label');
  const [, average = '', count = ''] = label?.match(/^([\d,]+) din 5, (\d+|o) /) ?? [];
  return { average: Number(average.replace(',', '.')), count: Number(count.replace('o', '1')) };
}

test('a person with an unverified address is told so; once it is verified they can review, and the numbers follow at once', async ({
  page,
}) => {
  const email = await registerAs(page, 'Radu Pavel');
  await enrolled(page, await uidOf(page, email), COURSE, 'demo-sorin-balan', ENOUGH_TO_REVIEW);
  await page.goto(`/courses/${COURSE}#reviews`);
  await expect(page.getByText(/^Ca să scrii o recenzie, confirmă întâi adresa de e-mail/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cere alt mesaj din contul tău' })).toHaveAttribute(
    'href',
    '/dashboard/account',
  );

  await proveAddress(page, email);
  await page.reload();
  const own = page.getByRole('region', { name: /Cum ți s-a părut|Recenzia ta/ });
  await own.getByRole('radio', { name: '1 stea' }).check();
  const before = await ratings(page);
  await own.getByRole('button', { name: 'Publică recenzia' }).click();
  await expect(own.getByRole('button', { name: 'Modifică' })).toBeVisible();
  const after = await ratings(page);
  expect(after.count).toBe(before.count + 1);
  expect(after.average).toBeLessThan(before.average);

  await own.getByRole('button', { name: 'Șterge' }).click();
  await expect(own.getByRole('heading', { name: 'Cum ți s-a părut?' })).toBeVisible();
  expect(await ratings(page)).toEqual(before);
});

test('a learner joins, is counted at once, leaves, and finds what they did when they come back', async ({ page }) => {
  await registerAs(page, 'Irina Dobre');
  await page.goto(`/courses/${COUNTED}`);
  const glance = page.getByRole('complementary', { name: 'Cursul pe scurt' });
  const learners = async () => {
    const [line = '0'] = await glance.getByText(/învață aici/).allTextContents();
    return Number(line.replace('O', '1').replace(/\D/g, ''));
  };
  const before = await learners();
  await glance.getByRole('button', { name: /Înscrie-te/ }).click();
  await page.waitForURL(`**/dashboard/courses/${COUNTED}`);
  await page.goBack();
  await expect.poll(learners).toBe(before + 1);
  await page.goForward();

  const progress = page.getByRole('region', { name: 'Progres' });
  await progress.getByRole('link').click();
  await page.getByRole('button', { name: /^Am terminat/ }).click();
  await expect(page.getByText('Lecție terminată: 1 din')).toBeVisible();
  await page.goto(`/dashboard/courses/${COUNTED}`);
  await expect(progress).toContainText(/1 din/);

  await page.getByRole('button', { name: 'Părăsește cursul' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Părăsește cursul' }).press('Enter');
  await expect(page.getByText('Ai părăsit acest curs.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(progress).toHaveCount(0);
  await page.getByRole('button', { name: 'Reia cursul' }).press('Enter');
  await expect(progress).toContainText(/1 din/);
});
