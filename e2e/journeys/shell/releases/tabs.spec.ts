import { expect, test } from '../../../support/test.ts';

test('two tabs follow each other in and out by themselves', async ({ page, context, signIn }) => {
  const other = await context.newPage();
  await other.goto('/courses');
  const account = other.getByRole('navigation', { name: 'Contul tău' });
  await expect(account.getByRole('link', { name: 'Intră în cont' })).toBeVisible();

  await signIn('learner');
  await expect(account.getByRole('link', { name: 'Panou' })).toBeVisible();

  await page.getByRole('button', { name: 'Ieși din cont' }).click();
  await expect(account.getByRole('link', { name: 'Intră în cont' })).toBeVisible();
});

test('another person who signs in beside is seen in every tab, with nothing of the first', async ({
  page,
  context,
  signIn,
}) => {
  const other = await context.newPage();
  await signIn('creator');
  await other.goto('/dashboard/courses');
  const draft = other.getByText('Cuvintele mici ale unei aplicații').first();
  await expect(draft).toBeVisible();

  await page.getByRole('button', { name: 'Ieși din cont' }).click();
  await expect(draft).toBeHidden();
  await expect(other).toHaveURL(/\/login\?returnTo=/);
  await signIn('learner');
  await expect(other).toHaveURL('/dashboard/courses');
  await expect(other.getByRole('heading', { level: 1, name: 'Cursurile mele' })).toBeVisible();
  await expect(draft).toBeHidden();
});
