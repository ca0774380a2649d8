import { expect, test } from '../../support/test.ts';

test('a learner opens an enrolled course and plays a video with captions', async ({ page, enterAs }) => {
  await enterAs('learner');
  await page.goto('/dashboard/courses/spreadsheets-that-answer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Medie sau mediană?' }).click();
  await expect(page).toHaveURL(/\/lessons\/.+\/video$/);
  const video = page.locator('video');
  await expect(video).toBeVisible();
  await expect(video.locator('track[kind=captions]')).toHaveCount(2);
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5);

  // A language switch keeps the player where it is.
  await video.evaluate((element: HTMLVideoElement) => {
    element.pause();
    Object.assign(window, { player: element, stoppedAt: element.currentTime });
  });
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/dashboard\/.+\/video$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const kept = await video.evaluate((element: HTMLVideoElement) => {
    const { player, stoppedAt } = window as unknown as { player: unknown; stoppedAt: number };
    return { isSamePlayer: player === element, moved: element.currentTime - stoppedAt };
  });
  expect(kept).toEqual({ isSamePlayer: true, moved: 0 });
});

test('a visitor enrols: through registration, and back at the course', async ({ page }) => {
  await page.goto('/courses/better-sleep');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Înscrie-te/ })
    .or(page.getByRole('main').getByRole('button', { name: /Înscrie-te/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/returnTo=/);
  if (page.url().includes('/login')) await page.getByRole('main').getByRole('link', { name: 'Creează cont' }).click();
  await page.getByLabel('Nume').fill('Matei Rusu');
  await page.getByLabel('E-mail').fill(`matei-${Date.now()}@cursiv.test`);
  await page.getByLabel(/^Parola/).fill('o parolă lungă');
  await page.getByRole('main').getByRole('button', { name: 'Creează cont', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/register');
  await expect(page).toHaveURL('/dashboard/courses/better-sleep');
  await page.goto('/dashboard/courses');
  await expect(page.getByRole('main').getByRole('link', { name: /somn/i }).first()).toBeVisible();
});
