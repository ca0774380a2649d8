import type { APIRequestContext } from '@playwright/test';
import { proveAddress, uidOf } from '../../support/backend/backend.ts';
import { change, store, storedAt } from '../../support/backend/stored.ts';
import { registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

const OUTBOX = 'http://localhost:3010/outbox';
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** An expert in London confirms a session that this person has asked for. */
async function confirm(request: APIRequestContext, id: string, learnerUid: string) {
  await store(request, `bookings/${id}`, {
    ...{ learnerUid, learnerName: 'Ilie Mihai', expertUid: 'somebody', expertName: 'Clara Ionescu' },
    ...{ offeringId: 'letters', offeringTitle: { ro: 'Litere', en: 'Letters' }, status: 'requested' },
    ...{ startAt: hours(200), endAt: hours(201), cancelUntil: hours(170), answerUntil: hours(100) },
    ...{ expertTimeZone: 'Europe/London', learnerTimeZone: 'Europe/Bucharest', lockIds: [], topic: '', rev: 1 },
    ...{ createdAt: hours(0), updatedAt: hours(0) },
  });
  await change(request, `bookings/${id}`, { status: 'confirmed' });
}

test('what is confirmed comes by mail, in the language the site is read in, until the person wants no more', async ({
  page,
  browser,
  request,
}) => {
  const email = await registerAs(page, 'Ilie Mihai');
  await page.goto('/');
  await proveAddress(page, email);
  const uid = await uidOf(page, email);
  const bell = (name: string) =>
    expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
  const reads = (locale: string) =>
    expect
      .poll(async () => (await storedAt(request, `users/${uid}/settings/messages`).catch(() => undefined))?.locale)
      .toEqual({ stringValue: locale });
  const mails = async () =>
    (await (await request.get(`${OUTBOX}/mails.json?to=${encodeURIComponent(email)}`)).json()) as {
      id: string;
      subject: string;
      text: string;
    }[];
  await bell('Notificări');
  await reads('ro');

  await confirm(request, `mail-1-${uid}`, uid);
  await expect.poll(async () => (await mails()).map(({ subject }) => subject)).toHaveLength(1);
  expect((await mails())[0]).toMatchObject({ subject: expect.stringContaining('Clara Ionescu a confirmat „Litere”') });
  expect((await mails())[0]?.text).toContain('La Clara Ionescu este');
  await bell('Notificări: 1 necitită');
  await expect(page.getByText('Ai o notificare nouă.')).toHaveCount(1);

  await page.goto('/en');
  await reads('en');
  await confirm(request, `mail-2-${uid}`, uid);
  await expect.poll(async () => (await mails())[0]?.subject).toContain('Clara Ionescu has confirmed “Letters”');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(OUTBOX);
  await visitor
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: /has confirmed/ })
    .click();
  const mail = visitor.frameLocator('iframe');
  const opening = visitor.context().waitForEvent('page');
  await mail.getByRole('link', { name: 'I want no more messages like this one' }).click();
  const leaving = await opening;
  await leaving.getByRole('button', { name: 'No more, please' }).click();
  await expect(leaving.getByRole('heading', { name: /^Done/ })).toBeVisible();
  await visitor.context().close();

  await confirm(request, `mail-3-${uid}`, uid);
  await bell('Notifications: 3 unread');
  const third = `mails/${uid}__booking.confirmed__mail-3-${uid}`;
  await expect
    .poll(async () => (await storedAt(request, third).catch(() => undefined))?.status)
    .toEqual({ stringValue: 'dropped' });
  expect(await mails()).toHaveLength(2);

  // What can wait comes together, in the morning: the mail of a new announcement is put off, whatever the hour.
  await page.goto('/en/dashboard/account');
  await page.getByLabel('What can wait').selectOption('Every morning, in one e-mail');
  await page.getByRole('switch', { name: 'Quiet hours' }).click();
  await page.getByLabel('Quiet until').selectOption('8:00');
  const settings = async () => storedAt(request, `users/${uid}/settings/messages`);
  await expect.poll(settings).toMatchObject({
    gathering: { stringValue: 'daily' },
    quiet: { mapValue: { fields: { from: { integerValue: '22' }, until: { integerValue: '8' } } } },
  });
  await page.reload();
  await expect(page.getByLabel('Quiet until')).toHaveValue('8');
  await expect(page.getByLabel('What can wait')).toHaveValue('daily');
});

test('a mail that comes back later is the last one to its address, until its person wants it tried again', async ({
  page,
  request,
}) => {
  const email = await registerAs(page, 'Ilie Mihai');
  await page.goto('/');
  await proveAddress(page, email);
  const uid = await uidOf(page, email);
  const mails = async () =>
    (await (await request.get(`${OUTBOX}/mails.json?to=${encodeURIComponent(email)}`)).json()) as { id: string }[];
  await confirm(request, `bounced-1-${uid}`, uid);
  await expect.poll(async () => (await mails()).length).toBe(1);

  const outbox = await page.context().newPage();
  await outbox.goto(`${OUTBOX}/mail?id=${(await mails())[0]?.id}&lang=en`);
  await outbox.getByRole('button', { name: 'Bounce this mail' }).click();
  await expect(outbox.getByRole('status')).toHaveText('The application has taken the report about the mail.');
  await outbox.close();

  const statusOf = async (booking: string) =>
    (await storedAt(request, `mails/${uid}__booking.confirmed__${booking}`).catch(() => undefined))?.status;
  expect(await statusOf(`bounced-1-${uid}`)).toEqual({ stringValue: 'dead' });
  await confirm(request, `bounced-2-${uid}`, uid);
  await expect.poll(() => statusOf(`bounced-2-${uid}`)).toEqual({ stringValue: 'dropped' });
  expect(await mails()).toHaveLength(1);

  await page.goto('/dashboard/account');
  await expect(page.getByText(`E-mailurile către ${email} nu ajung`)).toBeVisible();
  await page.getByRole('button', { name: 'Încercați din nou' }).click();
  await expect(page.getByText(`E-mailurile către ${email} nu ajung`)).toBeHidden();
  await confirm(request, `bounced-3-${uid}`, uid);
  await expect.poll(async () => (await mails()).length).toBe(2);
});

test('whoever calls a mail spam is sent warnings alone, reads why, and has themselves written to again', async ({
  page,
  request,
}) => {
  const email = await registerAs(page, 'Ilinca Pop');
  await page.goto('/');
  await proveAddress(page, email);
  const uid = await uidOf(page, email);
  const mails = async () =>
    (await (await request.get(`${OUTBOX}/mails.json?to=${encodeURIComponent(email)}`)).json()) as { id: string }[];
  await confirm(request, `spam-1-${uid}`, uid);
  await expect.poll(async () => (await mails()).length).toBe(1);

  const outbox = await page.context().newPage();
  await outbox.goto(`${OUTBOX}/mail?id=${(await mails())[0]?.id}&lang=ro`);
  await outbox.getByRole('button', { name: 'Raportează ca spam' }).click();
  await expect(outbox.getByRole('status')).toHaveText('Aplicația a primit raportul despre mesaj.');
  await outbox.close();

  const statusOf = async (booking: string) =>
    (await storedAt(request, `mails/${uid}__booking.confirmed__${booking}`).catch(() => undefined))?.status;
  expect(await statusOf(`spam-1-${uid}`)).toEqual({ stringValue: 'dead' });
  await confirm(request, `spam-2-${uid}`, uid);
  await expect.poll(() => statusOf(`spam-2-${uid}`)).toEqual({ stringValue: 'dropped' });
  expect(await mails()).toHaveLength(1);

  await page.goto('/en/dashboard/account');
  const notice = page.getByText(`To ${email} we send nothing but what concerns the safety of your account`);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Write to me again' }).click();
  await expect(notice).toBeHidden();
  await confirm(request, `spam-3-${uid}`, uid);
  await expect.poll(async () => (await mails()).length).toBe(2);
});
