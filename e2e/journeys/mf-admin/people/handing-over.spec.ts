import { randomUUID } from 'node:crypto';
import { proveAddress, uidOf } from '../../../support/backend/backend.ts';
import { store, storedAt } from '../../../support/backend/stored.ts';
import { AxeBuilder } from '../../../support/page/axe.ts';
import { newName } from '../../../support/people/new-name.ts';
import { registerAs } from '../../../support/people/newcomer.ts';
import { expect, test } from '../../../support/test.ts';

test('an administrator hands over what somebody wrote, and both authors read why', async ({
  page,
  browser,
  enterAs,
  request,
}) => {
  const newcomer = async (name: string) => {
    const person = await (await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' })).newPage();
    const email = await registerAs(person, name);
    await person.goto('/dashboard/account');
    await proveAddress(person, email);
    return { person, email, uid: await uidOf(person, email) };
  };
  const [giverName, takerName] = [newName('Pavel Plecat'), newName('Tudora Preia')];
  const giver = await newcomer(giverName);
  const taker = await newcomer(takerName);
  const id = `handed-${randomUUID().slice(0, 8)}`;
  const now = new Date();
  await store(request, `resources/${id}`, {
    ...{ ownerUid: giver.uid, kind: 'article', title: { ro: 'Foaia predată' }, summary: { ro: 'Pe scurt.' } },
    ...{ body: { ro: 'Text.' }, files: {}, access: 'public', locales: ['ro'], categoryId: 'arts', courseIds: [] },
    ...{ status: 'draft', rev: 1, createdAt: now, updatedAt: now },
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs('admin');
  await page.goto(`/admin/users/${giver.uid}`);
  const works = page.getByRole('region', { name: 'Ce scrie' });
  await works.getByRole('button', { name: 'Predă altui autor…' }).click();
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('Adresa noului autor');
  await address.fill('nimeni@cursiv.test');
  await address.press('Enter');
  await expect(dialog.getByText('Nimeni nu are cont cu adresa aceasta.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await address.fill(taker.email);
  await address.press('Enter');
  await expect(dialog.getByText(`Către: ${takerName} (${taker.email})`)).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(['Foaia predatăResursă']);
  await dialog.getByLabel('De ce se predă').fill('Pavel nu mai predă aici.');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Schimbă un rând' }).click();
  await expect(page.getByText('Un rând schimbat.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Închide' }).last().click();
  await expect(works.getByText('Foaia predată')).toHaveCount(0);
  expect((await storedAt(request, `resources/${id}`)).ownerUid).toEqual({ stringValue: taker.uid });

  await taker.person.goto('/dashboard/resources');
  await expect(taker.person.getByText('Foaia predată')).toBeVisible();
  for (const [{ person }, said] of [
    [giver, `Un administrator a predat resursa ta „Foaia predată” autorului ${takerName}.`],
    [taker, `Un administrator ți-a predat resursa „Foaia predată” a autorului ${giverName}.`],
  ] as const) {
    await person.goto('/dashboard/notifications');
    await expect(person.getByRole('main').getByText(said)).toBeVisible();
    await expect(person.getByRole('main').getByText('Pavel nu mai predă aici.')).toBeVisible();
  }
});
