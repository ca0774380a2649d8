import { store } from '../../../support/backend/stored.ts';
import { callFunction } from '../../../support/call-function.ts';
import { AxeBuilder } from '../../../support/page/axe.ts';
import { emailOf, expect, test } from '../../../support/test.ts';

const NAME = 'foaie de umbre.pdf';
const PATH = 'resources/demo-creator/umbre/umbre1-foaie-de-umbre.pdf';

test('an administrator takes a file down, its author reads why and cannot open it, and it is put back', async ({
  page,
  browser,
  request,
  enterAs,
}) => {
  await store(request, 'files/umbre1', {
    ...{ ownerUid: 'demo-creator', place: { kind: 'resource', resourceId: 'umbre' }, path: PATH, name: NAME },
    ...{ bytes: 1200, contentType: 'application/pdf', medium: 'document', status: 'stored', sha256: 'abc' },
    createdAt: new Date(),
  });
  const opened = () => callFunction(request, 'openFile', emailOf('creator'), { path: PATH });
  expect(await opened()).toHaveProperty('result');

  await enterAs('admin');
  await page.goto('/admin/media?kind=document&owner=demo-creator&q=umbre');
  await page.getByRole('button', { name: `Retrage ${NAME}` }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Pornește de la un motiv obișnuit').selectOption('Este munca altcuiva');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Retrage' }).click();
  const row = page.getByRole('row', { name: new RegExp(NAME) });
  await expect(row).toContainText('Retras');
  expect(await opened()).toMatchObject({ error: { status: 'NOT_FOUND' } });

  const author = await (await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' })).newPage();
  await enterAs('creator', author);
  await author.goto('/dashboard/media');
  const line = author.getByRole('listitem').filter({ hasText: NAME });
  await expect(line).toContainText('Retras de echipa site-ului');
  await expect(line).toContainText('fișierul aparține altcuiva');
  await author.goto('/dashboard/notifications');
  await expect(author.getByText(`Fișierul „${NAME}” a fost retras de echipa site-ului`).first()).toBeVisible();

  await page.getByRole('button', { name: `Pune la loc ${NAME}` }).click();
  await expect(row).toContainText('La locul lui');
  expect(await opened()).toHaveProperty('result');
  await page.goto('/admin/audit');
  await expect(page.getByText(`a pus la loc fișierul ${NAME}`)).toBeVisible();
});
