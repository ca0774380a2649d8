import { readFile } from 'node:fs/promises';
import { store } from '../../support/backend/stored.ts';
import { expect, test } from '../../support/test.ts';

const HOUR_MS = 3_600_000;

test('a booking goes into one’s own calendar, as a file and by an address that one can take back', async ({
  page,
  enterAs,
  request,
}) => {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  await store(request, 'bookings/booking-in-calendar', {
    learnerUid: 'demo-creator',
    learnerName: 'Teodora Lungu',
    expertUid: 'demo-sorin-balan',
    expertName: 'Sorin Bălan',
    offeringId: 'ledger',
    offeringTitle: { ro: 'Pentru calendar' },
    startAt: at(300),
    endAt: at(301),
    expertTimeZone: 'Europe/Bucharest',
    learnerTimeZone: 'Europe/Bucharest',
    status: 'confirmed',
    cancelUntil: at(270),
    answerUntil: at(1),
    lockIds: [],
    topic: '',
    createdAt: at(-49),
    updatedAt: at(-49),
    rev: 2,
  });
  await enterAs('creator');
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
  expect(await feed.text()).toContain('UID:booking-in-calendar@');
  await page.getByRole('button', { name: 'Șterge adresa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Șterge adresa' }).click();
  await expect(page.getByRole('button', { name: 'Creează adresa' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
