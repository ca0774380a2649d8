import { uidOf } from '../../support/backend/backend.ts';
import { change, storedAt, storedIn } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

test('who registered before the terms changed is told what has changed, reads on, and accepts once', async ({
  page,
  request,
}) => {
  const email = await registerAs(page, 'Dora Veche');
  await page.goto('/dashboard');
  const title = page.getByText('S-au schimbat textele pe care le accepți cu un cont');
  const uid = await uidOf(page, email);
  await expect(() => storedAt(request, `users/${uid}`)).toPass();
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cursiv:accepted'))).toContain(uid);
  await expect(title).toHaveCount(0);

  await change(request, `users/${uid}`, { termsVersion: '2026-11-23' });
  await page.evaluate(() => localStorage.removeItem('cursiv:accepted'));
  await page.goto('/courses');
  await expect(title).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByText('Ce s-a schimbat').click();
  await expect(page.getByText('Confidențialitate, 24 noiembrie 2026', { exact: false })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Mai târziu' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Notificări/ })).toBeVisible();
  await expect(title).toHaveCount(0);

  const next = await page.context().newPage();
  await next.goto('/en/courses');
  await next.getByRole('button', { name: 'I accept' }).click();
  await expect(next.getByText('We have noted that you accept.')).toBeVisible();
  const [accepted] = await storedIn(request, `users/${uid}/acceptances`);
  expect(accepted?.version).toEqual({ stringValue: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  expect(await storedAt(request, `users/${uid}`)).toMatchObject({ termsVersion: { stringValue: '2026-11-23' } });
  await next.evaluate(() => localStorage.removeItem('cursiv:accepted'));
  await next.reload();
  await expect.poll(() => next.evaluate(() => localStorage.getItem('cursiv:accepted'))).toContain(uid);
  await expect(next.getByText('The texts that you accept', { exact: false })).toHaveCount(0);
});
