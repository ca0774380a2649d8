import type { APIRequestContext } from '@playwright/test';
import { store, storeAll } from '../../support/backend/stored.ts';
import { registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';
import { there } from '../../support/there.ts';

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** Somebody asks for an hour with this person. */
const ask = (request: APIRequestContext, id: string, expertUid: string, learnerName: string) =>
  store(request, `bookings/${id}`, {
    learnerUid: 'somebody',
    learnerName,
    expertUid,
    expertName: 'Expert nou',
    offeringId: 'letters',
    offeringTitle: { ro: 'Litere', en: 'Letters' },
    startAt: hours(200),
    endAt: hours(201),
    expertTimeZone: 'Europe/Bucharest',
    learnerTimeZone: 'Europe/Bucharest',
    status: 'requested',
    cancelUntil: hours(170),
    answerUntil: hours(100),
    lockIds: [],
    topic: '',
    createdAt: hours(0),
    updatedAt: hours(0),
    rev: 1,
  });

test('what happens is told while the page is open, in the language it is read in, until it is put away', async ({
  page,
  context,
  request,
}) => {
  await registerAs(page, 'Expert nou');
  await page.goto('/dashboard/notifications');
  await expect(page.getByRole('heading', { name: 'Nicio notificare' })).toBeVisible();
  const uid = there((await context.cookies()).find(({ name }) => name === 'auth-user-id')?.value);
  await ask(request, `told-1-${uid}`, uid, 'Ioana Pop');
  await ask(request, `told-2-${uid}`, uid, 'Radu Ene');

  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const ioana = lines.filter({ hasText: 'Ioana Pop cere o oră pentru „Litere”' });
  await expect(ioana).toContainText('(București)');
  const link = page.getByRole('navigation', { name: 'Panoul tău' }).getByRole('link', { name: /^Notificări/ });
  await expect(link).toHaveAccessibleName('Notificări 2 notificări necitite');
  await ioana.getByRole('button', { name: /^Marchează ca citită/ }).click();
  await expect(link).toHaveAccessibleName('Notificări O notificare necitită');

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/dashboard/notifications');
  await page.getByRole('tab', { name: 'Unread' }).click();
  await expect(page).toHaveURL('/en/dashboard/notifications?show=unread');
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('Radu Ene asks for a time for “Letters”');
  await lines.getByRole('button', { name: /^Archive/ }).click();
  await expect(page.getByRole('heading', { name: 'No unread notifications' })).toBeVisible();
  await page.getByRole('tab', { name: 'Archived' }).click();
  await expect(lines).toHaveCount(1);
  await lines.getByRole('button', { name: /^Bring back/ }).click();
  await expect(lines).toHaveCount(0);

  await page.getByRole('tab', { name: 'All' }).click();
  await lines.filter({ hasText: 'Radu Ene' }).getByRole('link', { name: /^View/ }).click();
  await expect(page).toHaveURL('/en/dashboard/bookings');
  await expect(page.getByRole('article').filter({ hasText: 'Radu Ene' })).toBeVisible();
});

test('notifications are narrowed down to a subject, and all of them are marked at once', async ({
  page,
  context,
  request,
}) => {
  await registerAs(page, 'Cititor harnic');
  await page.goto('/en/dashboard/notifications');
  await expect(page.getByRole('heading', { name: 'No notifications' })).toBeVisible();
  const uid = there((await context.cookies()).find(({ name }) => name === 'auth-user-id')?.value);
  const told = (type: string, name: string, n: number) => ({
    ...{ type, params: { name, title: { en: 'Letters' }, rating: 5 }, link: '/dashboard' },
    ...{ isRead: false, isArchived: false, createdAt: hours(-n) },
  });
  await storeAll(
    request,
    new Map([
      ...Array.from(
        { length: 40 },
        (_, n) => [`users/${uid}/notifications/r${n}`, told('review.received', 'Ana', n)] as const,
      ),
      [`users/${uid}/notifications/e`, told('enrollment.received', 'Dan', 50)] as const,
    ]),
  );
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(30);
  const about = page.getByLabel('About');
  await about.selectOption('Enrolments');
  await expect(page).toHaveURL('/en/dashboard/notifications?about=enrollment');
  await expect(lines).toHaveText([/^Dan has enrolled/]);
  await about.selectOption('Certificates');
  await page.getByRole('button', { name: 'Show it about anything' }).click();
  await about.selectOption('Reviews');
  await page.getByRole('tab', { name: 'Unread' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('This list holds nothing about what you chose.')).toBeVisible();
  await page.getByRole('button', { name: 'Show it about anything' }).click();
  await expect(lines).toHaveText([/^Dan has enrolled/]);
});
