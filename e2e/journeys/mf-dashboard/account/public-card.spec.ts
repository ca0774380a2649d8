import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../../support/test.ts';

const WORDS = 'I started with a pencil borrowed from my grandmother.';

test('what an author says of themselves stands on the page of their course, until they hide it', async ({
  page,
  enterAs,
}) => {
  await enterAs('creator');
  await page.goto('/en/dashboard/account');
  const card = page.getByRole('region', { name: 'About you' });
  await card.getByLabel(/^Biography.*English/).fill(WORDS);
  await expect(card.getByRole('region', { name: 'How readers see you' })).toContainText(WORDS);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved\. The pages/)).toBeVisible();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations.map(({ id }) => id)).toEqual([]);

  const shown = async () =>
    (await (await page.request.get('/payload/en/courses/scrisul-de-mana.json')).text()).includes(WORDS);
  await expect.poll(shown).toBe(true);
  await page.goto('/en/courses/scrisul-de-mana');
  await expect(page.getByRole('main')).toContainText(WORDS);

  await page.goto('/en/dashboard/account');
  await card.getByRole('switch', { name: 'Show it to readers' }).click();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect.poll(shown).toBe(false);
});
