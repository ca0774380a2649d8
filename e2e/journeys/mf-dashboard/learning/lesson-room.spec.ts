import type { Page } from '@playwright/test';
import { proveAddress, uidOf } from '../../../support/backend/backend.ts';
import { change, store, storedAt } from '../../../support/backend/stored.ts';
import { AxeBuilder } from '../../../support/page/axe.ts';
import { enrolled } from '../../../support/people/enrolled.ts';
import { registerAs } from '../../../support/people/newcomer.ts';
import { expect, test } from '../../../support/test.ts';

const FILM_COURSE = 'spreadsheets-that-answer';
const AN_HOUR_AGO = new Date(Date.now() - 3_600_000);

/** A course in its order, which nobody finds by themselves: a text done by opening it, a film to watch, a text done by hand. */
async function takeCourse(page: Page, uid: string): Promise<string> {
  const id = `room-${uid}`;
  const { ownerUid, version: live } = await storedAt(page.request, `courses/${FILM_COURSE}`);
  const film = await storedAt(
    page.request,
    `courses/${FILM_COURSE}/versions/${live?.integerValue}/lessons/mean-or-median`,
  );
  const { path } = (film.video as { mapValue: { fields: { path: { stringValue: string } } } }).mapValue.fields;
  const lessonIds = ['opened', 'watched', 'ticked'];
  const owner = String(ownerUid?.stringValue);
  await store(page.request, `courses/${id}`, {
    ...{ ownerUid: owner, status: 'unlisted', baseLocale: 'ro', locales: ['ro'], version: 1 },
    ...{
      title: { ro: 'Trei pași' },
      subtitle: {},
      description: {},
      outcomes: {},
      categoryId: 'arts',
      level: 'beginner',
    },
    ...{ instructors: [], durationSec: 180, lessonCount: 3, isSequential: true, publishedAt: AN_HOUR_AGO },
    ...{ outline: [{ sectionId: 's', title: { ro: 'Pași' }, lessonIds }] },
    ...{ ratingAvg: 0, ratingCount: 0, enrollmentCount: 0 },
  });
  const lesson = { freePreview: false, durationSec: 60, locales: ['ro'] };
  const version = `courses/${id}/versions/1`;
  await store(page.request, `${version}/lessons/opened`, {
    ...{ ...lesson, type: 'text', completion: 'view', title: { ro: 'Deschide' } },
  });
  await store(page.request, `${version}/lessons/watched`, {
    ...{ ...lesson, type: 'video', completion: 'watch', comesAfter: 'opened', title: { ro: 'Privește' } },
    video: { path: path.stringValue, contentType: 'video/mp4', durationSec: 10, captions: [] },
  });
  await store(page.request, `${version}/lessons/ticked`, {
    ...{ ...lesson, type: 'text', completion: 'manual', comesAfter: 'watched', title: { ro: 'Bifează' } },
  });
  for (const lessonId of lessonIds)
    await store(page.request, `${version}/bodies/${lessonId}_ro`, {
      lessonId,
      locale: 'ro',
      text: `Text ${lessonId}.`,
    });
  await store(page.request, `enrollments/${uid}__${id}`, {
    ...{ uid, courseId: id, courseOwnerUid: owner, courseVersion: 1, lessonIds, status: 'active' },
    ...{ enrolledAt: AN_HOUR_AGO, updatedAt: AN_HOUR_AGO, progress: { completed: 0, total: 3, pct: 0 } },
    lessonStates: {},
  });
  return id;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const flawless = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

/** Plays the film from a second to its end, as fast as the player allows. */
const play = (page: Page, from: number) =>
  page.locator('video').evaluate(async (film: HTMLVideoElement, second) => {
    film.muted = true;
    film.playbackRate = 2;
    film.currentTime = second;
    await film.play();
    await new Promise((ended) => film.addEventListener('ended', ended, { once: true }));
  }, from);

/** How many things move, or have moved, for longer than a moment. */
const moving = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1).length,
  );

test('a course is taken in its order to its end, each lesson finished in its own way', async ({ page }) => {
  const email = await registerAs(page, 'Ilinca Pas');
  await page.goto('/dashboard/certificates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const id = await takeCourse(page, await uidOf(page, email));
  await proveAddress(page, email);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto(`/dashboard/courses/${id}/lessons/ticked/video`);
  await expect(page.getByText('Încă nu e rândul acestei lecții')).toBeVisible();
  await expect(page.getByText('Text ticked.')).toBeHidden();

  await page.goto(`/dashboard/courses/${id}`);
  await expect(page.getByRole('region', { name: 'Progres' })).toContainText('Mai ai 3 min.');
  await flawless(page);
  await page.getByRole('link', { name: 'Începe', exact: true }).click();
  await expect(heading(page, 'Deschide')).toBeVisible();
  await expect(page.getByText('Lecție terminată')).toBeVisible();

  await page.keyboard.press('n');
  await expect(heading(page, 'Privește')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Redă/ }).last()).toBeInViewport({ ratio: 1 });
  await play(page, 8);
  await expect(page.getByText(/Ai văzut [12]\d% din film/)).toBeVisible();
  await play(page, 0);
  await expect(page.getByText('Încă o lecție dusă până la capăt.')).toBeVisible();
  expect(await moving(page)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Pune semn de carte' }).click();
  await expect(page.getByRole('button', { name: 'Scoate semnul de carte' })).toBeVisible();
  await heading(page, 'Privește').focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Scurtături de tastatură' });
  await expect(help).toBeVisible();
  await flawless(page);
  await help.getByRole('switch').press('Space');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await heading(page, 'Privește').focus();
  await page.keyboard.press('p');
  await page.getByRole('link', { name: /^Lecția următoare/ }).click();

  await expect(heading(page, 'Bifează')).toBeVisible();
  // Who wants less motion sees the moment without it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Am terminat' }).click();
  await expect(page.getByRole('heading', { name: 'Ai terminat cursul' })).toBeFocused();
  expect(await moving(page)).toBe(0);
  await page.getByRole('button', { name: '4 stele' }).click();
  await expect(page.getByText('Mulțumim!')).toBeVisible();
  await flawless(page);

  await page.goto(`/dashboard/courses/${id}`);
  await expect(page.getByRole('region', { name: 'Progres' })).toContainText('3 din 3 lecții');
  await expect(page.getByRole('region', { name: 'Semnele tale de carte' }).getByRole('link')).toHaveText('Privește');

  await change(page.request, `courses/${id}`, { status: 'suspended' });
  await page.goto(`/dashboard/courses/${id}/lessons/ticked/video`);
  await expect(page.getByText('Cursul a fost suspendat sau retras')).toBeVisible();
  await flawless(page);
  await page.goto('/en/dashboard/courses');
  const former = page.getByRole('region', { name: 'Left or closed' });
  await expect(former).toContainText('Suspended or withdrawn');
  await former.getByRole('link', { name: /^Find out more/ }).click();
  await expect(page.getByText('The course has been suspended or withdrawn')).toBeVisible();

  await change(page.request, `courses/${id}`, { status: 'archived' });
  await page.goto('/dashboard/courses');
  await expect(page.getByText('Arhivat', { exact: true })).toBeVisible();
  await page.goto(`/dashboard/courses/${id}`);
  await expect(page.getByText('Cursul a fost arhivat')).toBeVisible();
});

test('who leaves a course is told the same everywhere, and finds all of it when they come back', async ({ page }) => {
  const uid = await uidOf(page, await registerAs(page, 'Ilinca Plec'));
  await enrolled(page, uid, FILM_COURSE, 'demo-sorin-balan');
  const [home, lesson] = [
    `/dashboard/courses/${FILM_COURSE}`,
    `/dashboard/courses/${FILM_COURSE}/lessons/mean-or-median/video`,
  ];
  await page.goto(lesson);
  await page.getByRole('button', { name: 'Pune semn de carte' }).click();
  await expect(page.getByRole('button', { name: 'Scoate semnul de carte' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Cuprins' })).toContainText('cu semn de carte');
  const notes = page.getByRole('region', { name: 'Notițele mele' });
  await notes.getByLabel('Scrie o notiță').fill('De reluat');
  await notes.getByRole('button', { name: 'Salvează notița' }).click();
  await expect(notes.getByRole('listitem')).toContainText('De reluat');
  await page.goto(home);
  await page.getByRole('button', { name: 'Părăsește cursul' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Părăsește cursul' }).click();
  const said = page.getByText(/^Ai părăsit acest curs\. Progresul, notițele și semnele de carte s-au păstrat/);
  await expect(said).toBeVisible();
  await expect(page.getByRole('region', { name: 'Semnele tale de carte' })).toHaveCount(0);
  await page.goto('/dashboard/courses');
  const former = page.getByRole('region', { name: 'Părăsite sau închise' });
  await expect(former).toContainText('Părăsit');
  await flawless(page);
  await page.goto(lesson);
  await expect(page.getByText('Ai părăsit acest curs.')).toBeVisible();
  await flawless(page);
  await page.getByRole('button', { name: 'Reia cursul' }).click();
  await expect(notes.getByRole('listitem')).toContainText('De reluat');
  await page.goto(home);
  await expect(page.getByRole('region', { name: 'Semnele tale de carte' }).getByRole('link')).toHaveText(
    'Medie sau mediană?',
  );

  // Left, and closed to new learners meanwhile: nothing to come back to, and nothing is lost.
  const id = await takeCourse(page, uid);
  await change(page.request, `enrollments/${uid}__${id}`, { status: 'withdrawn' });
  await page.goto(`/dashboard/courses/${id}/lessons/opened/video`);
  await expect(page.getByText('Ai părăsit acest curs, iar el nu mai primește cursanți')).toBeVisible();
  await flawless(page);
});
