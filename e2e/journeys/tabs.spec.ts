import { expect, test } from '../support/test.ts';

test('two tabs follow each other in and out within 2 seconds', async ({ page, context, signIn }) => {
  const other = await context.newPage();
  await other.goto('/courses');
  const account = other.getByRole('navigation', { name: 'Contul tău' });
  await expect(account.getByRole('link', { name: 'Intră în cont' })).toBeVisible();

  await signIn('learner');
  await expect(account.getByRole('link', { name: 'Panou' })).toBeVisible({ timeout: 2_000 });

  await page.getByRole('button', { name: 'Ieși din cont' }).click();
  await expect(account.getByRole('link', { name: 'Intră în cont' })).toBeVisible({ timeout: 2_000 });
});
