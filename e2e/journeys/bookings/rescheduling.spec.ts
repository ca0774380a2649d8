import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser } from '@playwright/test';
import { store, storedAt } from '../../support/backend/stored.ts';
import { newName } from '../../support/people/new-name.ts';
import { expect, test } from '../../support/test.ts';
import { there } from '../../support/there.ts';

const HOUR_MS = 3_600_000;
/** A booking between two of the demo's people, so many hours from now; returns its id. */
async function booking(request: APIRequestContext, title: string, hours: number): Promise<string> {
  const id = `booking-${randomUUID()}`;
  const at = (offset: number) => new Date(Date.now() + (hours + offset) * HOUR_MS);
  await store(request, `bookings/${id}`, {
    learnerUid: 'demo-creator',
    learnerName: 'Teodora Lungu',
    expertUid: 'demo-expert',
    expertName: 'Ana Dragomir',
    offeringId: 'cv',
    offeringTitle: { ro: title, en: title },
    startAt: at(0),
    endAt: at(0.5),
    expertTimeZone: 'Europe/Bucharest',
    learnerTimeZone: 'Europe/Bucharest',
    status: 'confirmed',
    cancelUntil: at(-24),
    answerUntil: at(-1),
    lockIds: [],
    topic: '',
    createdAt: at(-200),
    updatedAt: at(-199),
    rev: 2,
  });
  return id;
}

const pageOf = async (browser: Browser, locale: string, timezoneId: string) =>
  (await browser.newContext({ baseURL: 'http://localhost:3000', locale, timezoneId })).newPage();

test('a learner proposes another time, the expert takes it in another language and zone, and both see it', async ({
  page,
  browser,
  enterAs,
  request,
}) => {
  const title = newName('De mutat');
  const id = await booking(request, title, 12 * 24 + 0.1);
  await enterAs('creator');
  await page.goto('/dashboard/bookings');
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: 'Alte acțiuni' }).click();
  await page.getByRole('menuitem', { name: 'Altă oră' }).click();
  await expect(page.getByText(/^Alegi altă oră pentru/)).toBeVisible();
  await page.getByRole('button', { name: 'Zilele următoare' }).click();
  await page
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click();
  await expect(page).toHaveURL(/[?&]at=/);
  const at = there(new URL(page.url()).searchParams.get('at'));
  await page.getByLabel('De ce (opțional)').fill('Am un examen');
  await page.getByRole('button', { name: 'Propune această oră' }).click();
  await page.getByRole('status').getByRole('link', { name: 'Înapoi la programări' }).click();
  await expect(card.getByRole('button', { name: 'Retrage propunerea' })).toBeVisible();

  const expert = await pageOf(browser, 'en-GB', 'Asia/Kathmandu');
  await enterAs('expert', expert);
  await expert.goto('/en/dashboard/bookings?as=expert');
  const theirs = expert.getByRole('article').filter({ hasText: title });
  const proposal = theirs.getByRole('region', { name: 'Another time proposed' });
  await expect(proposal).toContainText('Am un examen');
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Kathmandu' });
  await expect(proposal).toContainText(clock.format(new Date(at)));
  await proposal.getByRole('button', { name: 'Take the new time' }).click();
  await expect(proposal).toBeHidden();
  await expect(theirs).toContainText('Moved. It was');

  await expect(card).toContainText('Mutată. Înainte era');
  const { startAt, status } = await storedAt(request, `bookings/${id}`);
  expect([Date.parse(String(startAt?.timestampValue)), status?.stringValue]).toEqual([Date.parse(at), 'confirmed']);
  await expert.context().close();
});

test('an expert says that a learner did not come, and the learner disputes it', async ({
  page,
  browser,
  enterAs,
  request,
}) => {
  const title = newName('Fără participant');
  await booking(request, title, -0.3);
  await enterAs('expert');
  await page.goto('/dashboard/bookings?as=expert');
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: 'Alte acțiuni' }).click();
  await page.getByRole('menuitem', { name: 'Participantul nu a venit' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Motiv (opțional)').fill('Am așteptat un sfert de oră');
  await dialog.getByRole('button', { name: 'Participantul nu a venit' }).click();
  await expect(card.getByRole('button', { name: 'A avut totuși loc' })).toBeVisible();

  const learner = await pageOf(browser, 'ro-RO', 'Europe/Bucharest');
  await enterAs('creator', learner);
  await learner.goto('/dashboard/bookings');
  const own = learner.getByRole('article').filter({ hasText: title });
  await expect(own).toContainText('Am așteptat un sfert de oră');
  await own.getByRole('button', { name: 'Contestă' }).click();
  await learner.getByRole('alertdialog').getByRole('button', { name: 'Contestă' }).click();
  await learner.getByLabel('Ce s-a întâmplat').fill('Linkul nu mergea');
  await learner.getByRole('alertdialog').getByRole('button', { name: 'Contestă' }).click();
  await expect(own).toContainText('Contestată');
  await expect(card).toContainText('Contestat: Linkul nu mergea');
  await learner.context().close();
});
