import { storedIn } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { expect, test } from '../../support/test.ts';

const COURSE = '/dashboard/courses/calm-negotiation';
const AT = 'enrollments/demo-expert__calm-negotiation/lessonProgress';

test('who is named to teach a course reads its lessons whole, without taking it and without being counted', async ({
  page,
  enterAs,
}) => {
  await page.goto(`${COURSE}/lessons/the-pause/video`);
  await expect(page.getByRole('heading', { name: 'Lecția e pentru cei înscriși' })).toBeVisible();

  await enterAs('expert');
  await page.goto(COURSE);
  const outline = page.getByRole('region', { name: 'Lecțiile' });
  await outline.getByRole('link', { name: 'Pauza dinaintea răspunsului' }).click();
  await expect(page).toHaveURL(/\/lessons\/the-pause\/video$/);
  await expect(page.getByText('Predai acest curs: citești lecția întreagă')).toBeVisible();
  await expect(page.locator('#lesson-text p').first()).toBeVisible();
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect(page.getByRole('region', { name: 'Întrebări și răspunsuri' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Am terminat/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.getByText('You teach this course: you read the whole lesson')).toBeVisible();
  expect(await storedIn(page.request, AT)).toEqual([]);

  await enterAs('instructor');
  await page.goto('/dashboard/courses/statistics-in-the-news/lessons/what-would-you-ask/video');
  const quiz = page.getByRole('region', { name: 'Test' });
  await expect(quiz.getByLabel('Orașele mari au mai mult din amândouă')).toBeDisabled();
  await expect(quiz.getByText('Răspunsurile corecte rămân la cine a scris testul.')).toBeVisible();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations.map(({ id }) => id)).toEqual([]);
});
