import { change } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { newName } from '../../support/people/new-name.ts';
import { expect, test } from '../../support/test.ts';

/** Readers see the author's card again, as before. */
test.afterEach(({ request }) => change(request, 'profiles/demo-creator', { isShown: true }));

test('what an author says of themselves stands on the page of their course, until they hide it', async ({
  page,
  enterAs,
}) => {
  const words = newName('I started with a pencil borrowed from my grandmother.');
  await enterAs('creator');
  await page.goto('/en/dashboard/account');
  const card = page.getByRole('region', { name: 'About you' });
  await card.getByLabel(/^Biography.*English/).fill(words);
  await expect(card.getByRole('region', { name: 'How readers see you' })).toContainText(words);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved\. The pages/)).toBeVisible();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations.map(({ id }) => id)).toEqual([]);

  const shown = async () =>
    (await (await page.request.get('/payload/en/courses/scrisul-de-mana.json')).text()).includes(words);
  await expect.poll(shown).toBe(true);
  await page.goto('/en/courses/scrisul-de-mana');
  await expect(page.getByRole('main')).toContainText(words);

  await page.goto('/en/dashboard/account');
  await card.getByRole('switch', { name: 'Show it to readers' }).click();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect.poll(shown).toBe(false);
});
