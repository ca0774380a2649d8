import { AxeBuilder } from '../../support/page/axe.ts';
import { NEW_PASSWORD, registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

test('a person sees where they are signed in, and what signs out disappears', async ({ page, browser }) => {
  const email = await registerAs(page, 'Mara Peste Tot');
  await page.goto('/dashboard/account');
  const devices = page.getByRole('region', { name: 'Dispozitive' }).getByRole('listitem');
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText(/Chrome pe .*Acest browser/);

  const phone = await (await browser.newContext({ userAgent: IPHONE })).newPage();
  await phone.goto('/login?returnTo=/courses');
  await phone.getByLabel('E-mail').fill(email);
  await phone.getByLabel(/^Parola/).fill(NEW_PASSWORD);
  await phone.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();
  await expect(devices).toHaveCount(2);
  await expect(devices.last()).toContainText('Safari pe iOS');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await phone.goto('/dashboard/account');
  await expect(phone.getByText('Acest browser')).toBeVisible();
  await phone.getByRole('main').getByRole('button', { name: 'Ieși din cont' }).click();
  await expect(phone.getByText('Ai ieșit din cont.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await phone.context().close();
});
