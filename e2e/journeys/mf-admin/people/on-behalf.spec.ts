import { proveAddress, uidOf } from '../../../support/backend/backend.ts';
import { storedAt } from '../../../support/backend/stored.ts';
import { AxeBuilder } from '../../../support/page/axe.ts';
import { registerAs } from '../../../support/people/newcomer.ts';
import { mailsTo } from '../../../support/people/outbox.ts';
import { expect, test } from '../../../support/test.ts';

test('an administrator asks for a copy and a deletion for somebody, who opens the one and takes the other back', async ({
  page,
  browser,
  request,
  enterAs,
}) => {
  const person = await (await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' })).newPage();
  const email = await registerAs(person, 'Vera Scrisoare');
  await person.goto('/dashboard/account');
  await proveAddress(person, email);
  const uid = await uidOf(person, email);

  await enterAs('admin');
  await page.goto(`/admin/users/${uid}`);
  const part = page.getByRole('region', { name: 'Datele persoanei' });
  const ask = async (act: string, confirm: string, template: string) => {
    await part.getByRole('button', { name: act }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Pornește de la un motiv obișnuit').selectOption(template);
    await dialog.getByRole('textbox').press('End');
    await dialog.getByRole('textbox').pressSequentially(' 20 noiembrie.');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await dialog.getByRole('button', { name: confirm }).click();
    await expect(dialog).toHaveCount(0);
  };
  await ask('Cere o copie a datelor…', 'Cere copia', 'A scris');
  await expect(part.getByText(/^(Se pregătește o copie|O copie a datelor este gata)/)).toBeVisible();
  await ask('Cere ștergerea contului…', 'Cere ștergerea', 'A telefonat');
  await expect(part.getByText(/^Contul se șterge după/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ce au schimbat administratorii' })).toContainText(
    'a cerut ștergerea contului pentru Vera Scrisoare',
  );
  await expect
    .poll(async () => (await mailsTo(request, email)).join('\n'))
    .toMatch(/Un administrator a cerut pentru tine ștergerea contului[\s\S]*la telefon, la data de 20 noiembrie\./);

  await person.reload();
  const deletion = person.getByRole('region', { name: 'Ștergerea contului' });
  await expect(deletion.getByText('Un administrator a cerut ștergerea pentru tine.')).toBeVisible();
  await expect(person.getByText('Copia este gata')).toBeVisible();
  expect((await new AxeBuilder({ page: person }).analyze()).violations).toEqual([]);
  await deletion.getByRole('button', { name: 'Păstrează contul' }).click();
  await expect(person.getByText('Contul tău rămâne.')).toBeVisible();
  await expect(storedAt(request, `dataRequests/${uid}__deletion`)).rejects.toThrow('was not read');
  await expect(person.getByText('S-a cerut pentru tine ștergerea contului.')).toBeVisible();

  await page.reload();
  await expect(part.getByText('O copie a datelor este gata')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Cere o copie a datelor…' })).toBeDisabled();
});
