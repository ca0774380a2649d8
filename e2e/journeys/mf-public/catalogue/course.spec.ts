import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '../../../support/page/axe.ts';
import { ENOUGH_TO_REVIEW, enrolled } from '../../../support/people/enrolled.ts';
import { newName } from '../../../support/people/new-name.ts';
import {
  arriveProven,
  enterProven,
  NEW_PASSWORD,
  provenAccount,
  registerAs,
} from '../../../support/people/newcomer.ts';
import { expect, test } from '../../../support/test.ts';

test('a visitor opens a free lesson where it stands, without an account', async ({ page }) => {
  await page.goto('/courses/better-sleep');
  const open = page.getByRole('button', { name: /Două forțe te adorm/ });
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await open.click();
  await expect(page.getByText('presiunea somnului').first()).toBeVisible();
  await open.click();
  await expect(page.getByText('presiunea somnului')).toHaveCount(0);
});

test('a free video plays on the course’s page, with captions and chapters', async ({ page }) => {
  await page.goto('/courses/romanian-for-newcomers');
  const lessons = page.getByRole('region', { name: 'Cuprins' }).getByRole('button');
  await lessons.first().click();
  const video = page.locator('video').first();
  await expect(video).toBeVisible();
  await expect(video.locator('track[kind=chapters]')).toHaveCount(1);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
});

test('a course that is not in the page’s language says so, and marks its texts', async ({ page }) => {
  await page.goto('/courses/romanian-for-newcomers');
  await expect(page.getByText('Cursul este publicat doar în engleză.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).locator('[lang=en]')).toHaveText('Romanian for newcomers');
});

test('a learner writes a review, changes it, and takes it back', async ({ page }) => {
  const served = async () =>
    (await (await page.request.get(`/payload/ro/courses/calm-negotiation.json?asked=${randomUUID()}`)).json()).course;
  const { ratingCount } = await served();
  const uid = await arriveProven(page, 'Anton Părere');
  await enrolled(page, uid, 'calm-negotiation', 'demo-creator', ENOUGH_TO_REVIEW);
  await page.goto('/courses/calm-negotiation#reviews');
  const own = page.getByRole('region', { name: /Cum ți s-a părut|Recenzia ta/ });
  await own.getByRole('button', { name: 'Publică recenzia' }).click();
  await expect(own.getByRole('alert')).toHaveText('Alege de la una la cinci stele.');
  await own.getByRole('radio', { name: '5 stele' }).check();
  const words = newName('Bun. <img src=x onerror="document.title=1"> {{name}} $t(retry) =1+1');
  await own.getByRole('textbox').fill(words);
  await own.getByRole('button', { name: 'Publică recenzia' }).click();
  await expect(own.getByText(words)).toBeVisible();
  await own.getByRole('button', { name: 'Modifică' }).click();
  await own.getByRole('radio', { name: '3 stele' }).check();
  await own.getByRole('button', { name: 'Salvează recenzia' }).click();
  await expect(own.getByRole('img', { name: '3 stele' })).toBeVisible();
  // Everybody else sees it after the next update of the course's read model.
  await expect
    .poll(async () => (await served()).reviews.newest.map(({ text }: { text: string }) => text))
    .toContain(words);
  await own.getByRole('button', { name: 'Șterge' }).click();
  await expect(page.getByRole('heading', { name: 'Cum ți s-a părut?' })).toBeVisible();
  await expect.poll(async () => (await served()).ratingCount).toBe(ratingCount);
});

test('a learner who has just begun is told when they can review', async ({ page }) => {
  await enterProven(page.context(), 'Nicu Nou');
  await page.goto('/courses/digital-safety');
  await page.getByRole('button', { name: 'Înscrie-te gratuit' }).click();
  await page.waitForURL('**/dashboard/courses/digital-safety');
  await page.goto('/courses/digital-safety');
  await expect(
    page.getByText(
      'Poți scrie o recenzie după ce parcurgi 20 % din curs, cel mai devreme la 10 minute de la înscriere.',
    ),
  ).toBeVisible();
});

test('a visitor’s wish to enrol is fulfilled after signing in', async ({ page, request }) => {
  const email = await provenAccount(request, 'Doru Dorință');
  await page.goto('/courses/python-first-steps');
  await page.getByRole('complementary').getByRole('link', { name: 'Intră în cont' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Parola/).fill(NEW_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();
  await page.waitForURL('**/dashboard/courses/python-first-steps');
  await page.goto('/courses/python-first-steps');
  await expect(page.getByRole('link', { name: 'Continuă cursul' })).toBeVisible();
});

test('a signed-in person reports a review, once', async ({ page }) => {
  await registerAs(page, 'Relu Raport');
  await page.goto('/courses/phone-photography#reviews');
  const review = page.getByRole('listitem').filter({ hasText: 'Adriana Mocanu' });
  await review.getByRole('button', { name: /Raportează/ }).click();
  await review.getByRole('button', { name: 'Trimite' }).click();
  await expect(review.getByRole('status')).toHaveText('Mulțumim. O va verifica echipa site-ului.');
});

for (const path of ['/courses/better-sleep', '/en/courses/scrisul-de-mana']) {
  test(`${path} has no accessibility violation, light or dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page
      .getByRole('region', { name: /Cuprins|Contents/ })
      .getByRole('button')
      .first()
      .click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect((await new AxeBuilder({ page }).analyze()).violations, colorScheme).toEqual([]);
    }
  });
}
