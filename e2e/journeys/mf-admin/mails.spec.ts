import { proveAddress, uidOf } from '../../support/backend/backend.ts';
import { store, storedAt } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { newName } from '../../support/people/new-name.ts';
import { registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

/** A message whose mail the server did not take: its person is told in the site, and the mail is dead. */
async function couldNotLeave(request: Parameters<typeof store>[0], uid: string, event: string, problem: string) {
  const now = new Date();
  await store(request, `users/${uid}/notifications/${event}`, {
    ...{ type: 'certificate.issued', params: { title: { ro: 'Litere', en: 'Letters' } }, link: '/dashboard' },
    ...{ isRead: false, isArchived: false, createdAt: now },
  });
  await store(request, `mails/${uid}__${event}`, {
    ...{ uid, notification: event, status: 'dead', tries: 1, problem, dueAt: now, createdAt: now },
  });
}

test('a mail that could not leave is tried again or let go; whose address is refused learns it and may try again', async ({
  page,
  browser,
  request,
  enterAs,
}) => {
  const context = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' });
  const person = await context.newPage();
  const name = newName('Nicu Fărăpoștă');
  const email = await registerAs(person, name);
  await person.goto('/dashboard/account');
  await proveAddress(person, email);
  const uid = await uidOf(person, email);
  const refused = async () => (await storedAt(request, `users/${uid}/settings/messages`)).refused;
  const read = async () => (await storedAt(request, `users/${uid}/settings/messages`).catch(() => undefined))?.locale;
  await expect.poll(read).toEqual({ stringValue: 'ro' });
  await store(request, `users/${uid}/settings/messages`, { locale: 'ro', refused: email });
  await couldNotLeave(request, uid, 'certificate.issued__a', 'nobody: 550 5.1.1 No such user');
  await couldNotLeave(request, uid, 'certificate.issued__b', 'unclear: cut off');
  await couldNotLeave(request, uid, 'certificate.issued__c', 'complaint: abuse');

  await person.reload();
  await expect(person.getByText(`E-mailurile către ${email} nu ajung`)).toBeVisible();
  await person.getByRole('button', { name: 'Încercați din nou' }).click();
  await expect(person.getByText(`E-mailurile către ${email} nu ajung`)).toBeHidden();
  await expect.poll(refused).toEqual({ nullValue: null });

  await enterAs('admin');
  await page.goto('/admin/mail');
  const rowOf = (cause: string) => page.getByRole('row').filter({ hasText: name }).filter({ hasText: cause });
  const unknown = rowOf('adresa nu există');
  await expect(unknown).toContainText('un certificat');
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await unknown.getByRole('button', { name: `Trimite din nou ${name}` }).click();
  await expect(page.getByText(`E-mailul pentru ${name} pleacă din nou`)).toBeVisible();
  await expect(unknown).toBeHidden();
  await rowOf('poate că a ajuns')
    .getByRole('button', { name: `Renunță ${name}` })
    .click();
  await expect(rowOf('poate că a ajuns')).toBeHidden();
  const spam = rowOf('raportat ca spam');
  await expect(spam.getByRole('button', { name: `Renunță ${name}` })).toBeVisible();
  await expect(spam.getByRole('button', { name: `Trimite din nou ${name}` })).toBeHidden();
  const statusOf = async (event: string) => (await storedAt(request, `mails/${uid}__${event}`)).status;
  expect(await statusOf('certificate.issued__b')).toEqual({ stringValue: 'dropped' });
  await page.goto('/en/admin');
  await expect(page.getByText(`had the e-mail for ${name} sent again`).first()).toBeVisible();
});

test('a push that could not leave waits in the work list, and is tried again or let go', async ({
  page,
  request,
  enterAs,
}) => {
  const uid = `pushed-${Date.now()}`;
  const name = newName('Petra Înștiințata');
  const now = new Date();
  await store(request, `users/${uid}`, { name, email: `${uid}@exemplu.ro` });
  const push = async (event: string, problem: string) =>
    store(request, `pushes/${uid}__${event}__phone`, {
      ...{ uid, notification: event, subscription: 'phone', status: 'dead', tries: 1, problem },
      ...{ dueAt: now, createdAt: now },
    });
  const statusOf = async (event: string) => (await storedAt(request, `pushes/${uid}__${event}__phone`)).status;
  await push('certificate.issued__a', 'refused: answered 413');
  await push('certificate.issued__b', 'unclear: cut off');

  await enterAs('admin');
  await page.goto('/admin/mail?kind=pushes');
  await expect(page.getByRole('heading', { level: 1, name: 'Notificări care nu au plecat' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Notificări pe dispozitive' })).toHaveAttribute('aria-selected', 'true');
  const rowOf = (cause: string) => page.getByRole('row').filter({ hasText: name }).filter({ hasText: cause });
  const refused = rowOf('Serviciul browserului a refuzat notificarea');
  await expect(refused).toContainText('un certificat');
  await expect(refused).toContainText('answered 413');
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await refused.getByRole('button', { name: `Trimite din nou ${name}` }).click();
  await expect(page.getByText(`Notificarea pentru ${name} pleacă din nou`)).toBeVisible();
  await expect(refused).toBeHidden();
  await rowOf('poate că a ajuns')
    .getByRole('button', { name: `Renunță ${name}` })
    .click();
  await expect(rowOf('poate că a ajuns')).toBeHidden();
  expect(await statusOf('certificate.issued__b')).toEqual({ stringValue: 'dropped' });
  await page.goto('/en/admin');
  await expect(page.getByText(`let the notification for ${name} go`).first()).toBeVisible();
  await push('certificate.issued__c', 'unclear: cut off');
  await page.goto('/en/admin/work?kind=push');
  const waiting = page.getByRole('list', { name: 'Work to do' }).getByRole('link').first();
  await expect(waiting).toContainText('Notification that did not leave');
  await waiting.click();
  await expect(page).toHaveURL(/\/en\/admin\/mail\?kind=pushes&work=push__/);
  await page
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('button', { name: `Let it go ${name}` })
    .click();
  await expect.poll(() => statusOf('certificate.issued__c')).toEqual({ stringValue: 'dropped' });
});
