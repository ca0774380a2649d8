import { readFile } from 'node:fs/promises';
import { inHours, storeBooking } from '../../support/backend/bookings.ts';
import { enterProven } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

test('a booking goes into one’s own calendar, as a file and by an address that one can take back', async ({
  page,
  request,
}) => {
  const learnerUid = await enterProven(page.context(), 'Calina Dar');
  const id = await storeBooking(request, {
    ...{ learnerUid, learnerName: 'Calina Dar', expertUid: 'demo-sorin-balan', expertName: 'Sorin Bălan' },
    ...{ offeringTitle: { ro: 'Pentru calendar' }, status: 'confirmed', rev: 2 },
    ...{ startAt: inHours(300), endAt: inHours(301), cancelUntil: inHours(270) },
  });
  await page.goto('/dashboard/bookings');
  const card = page.getByRole('article').filter({ hasText: 'Pentru calendar' });
  await card.getByRole('button', { name: 'Pune în calendar' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Fișier .ics' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain('METHOD:REQUEST');
  expect(file).toContain('SUMMARY:Pentru calendar\\, cu Sorin Bălan');

  await page.getByRole('button', { name: 'Arată adresa' }).click();
  await page.getByRole('button', { name: 'Creează adresa' }).click();
  const address = await page.getByLabel('Adresa ta. Cine o are îți vede programările.').inputValue();
  const feed = await request.get(address);
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await feed.text()).toContain(`UID:${id}@`);
  await page.getByRole('button', { name: 'Șterge adresa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Șterge adresa' }).click();
  await expect(page.getByRole('button', { name: 'Creează adresa' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
