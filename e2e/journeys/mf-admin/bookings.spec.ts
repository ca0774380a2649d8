import { readFileSync } from 'node:fs';
import { store } from '../../support/backend/stored.ts';
import { expect, test } from '../../support/test.ts';

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

test('an administrator finds a booking by name and state, opens both people, and takes the list along', async ({
  page,
  enterAs,
  request,
}) => {
  await store(request, 'users/listed-expert', {
    ...{ name: 'Haralambie Rar', email: 'haralambie@cursiv.test', role: 'cursiv-user', isAdmin: false },
    ...{ verifiedCreator: false, verifiedExpert: true, verifiedInstructor: false },
  });
  await store(request, 'bookings/booking-listed', {
    ...{ learnerUid: 'demo-creator', learnerName: '=Teodora' },
    ...{ expertUid: 'listed-expert', expertName: 'Haralambie Rar' },
    ...{ offeringId: 'cv', offeringTitle: { ro: 'Întâi de toate', en: 'First of all' }, topic: 'Taina noastră' },
    ...{ startAt: at(-90), endAt: at(-89), expertTimeZone: 'Europe/London', learnerTimeZone: 'Europe/London' },
    ...{ status: 'no_show_expert', cancelUntil: at(-100), answerUntil: at(-100), lockIds: [] },
    ...{ createdAt: at(-200), updatedAt: at(-80), rev: 2, searchKeys: ['intai'] },
  });
  await enterAs('admin');
  await page.goto('/admin/bookings');
  await page.getByLabel('Stare').selectOption('Expertul nu a venit');
  await page.getByLabel('Participant, expert sau ședință').fill('intai de');
  // The list is another one then: a press on the one before it would be lost.
  await expect(page).toHaveURL(/q=intai\+de/);
  const row = page.getByRole('row', { name: /Întâi de toate/ });
  await expect(row).toContainText('Haralambie Rar');
  await expect(row).not.toContainText('Taina');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descarcă pentru foi de calcul' }).click(),
  ]);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv).toContain('Întâi de toate');
  // A spreadsheet would run what begins with this sign.
  expect(csv).not.toMatch(/(^|[;,"])=Teodora/m);
  await row.getByRole('link', { name: 'Haralambie Rar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Haralambie Rar' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Programări' })).toContainText('Întâi de toate, cu =Teodora');
});
