import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { store } from '../support/backend/stored.ts';
import { expect, test } from '../support/site.ts';

/** Together with the demo's own, more than one page of courses. */
const MADE_UP = 20;

/** Courses stored as the site's operators would; on a separate site, so that no other test counts them. */
async function publishCourses(request: APIRequestContext): Promise<number> {
  for (let index = 1; index <= MADE_UP; index += 1) {
    await store(request, `courses/curs-${index}`, {
      ownerUid: 'cineva',
      status: 'published',
      baseLocale: 'ro',
      locales: ['ro'],
      title: { ro: `Cursul ${index}` },
      subtitle: {},
      description: {},
      outcomes: {},
      categoryId: 'arts',
      level: 'beginner',
      instructors: [{ uid: 'cineva', name: 'Cineva' }],
      durationSec: 600,
      lessonCount: 1,
      outline: [],
      version: 1,
      publishedAt: new Date(Date.UTC(2024, 0, index)),
      ratingAvg: 0,
      ratingCount: 0,
      enrollmentCount: 0,
    });
  }
  const total = async () =>
    (await (await request.get(`/payload/ro/courses.json?asked=${randomUUID()}`)).json()).total as number;
  await expect.poll(total).toBeGreaterThanOrEqual(12 + MADE_UP);
  return total();
}

const pages = (page: Page) => page.getByRole('navigation', { name: /Pagini/ });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Presses Tab until a link has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const link = pages(page).getByRole('link', { name, exact: true });
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab');
        return link.evaluate((element) => element === document.activeElement);
      },
      { intervals: [0] },
    )
    .toBe(true);
}

test('the second page of courses is reached by keyboard alone, has an address, and back leads to where one was', async ({
  page,
  request,
}) => {
  const total = await publishCourses(request);
  await page.goto('/courses');
  await expect(cards(page)).toHaveCount(24);
  await tabTo(page, 'Pagina 2');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/courses?page=2');
  await expect(cards(page)).toHaveCount(total - 24);
  await expect(pages(page).getByRole('link', { name: 'Pagina 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(heading).toBeInViewport();
  const titles = await cards(page).getByRole('heading').allTextContents();

  await page.goBack();
  await expect(page).toHaveURL('/courses');
  await expect(cards(page)).toHaveCount(24);
  await expect(pages(page).getByRole('link', { name: 'Pagina 2', exact: true })).toBeInViewport();

  await page.goto('/courses?page=2');
  await expect(cards(page).getByRole('heading')).toHaveText(titles);
  await page.goto('/courses?page=99');
  await expect(cards(page).getByRole('heading')).toHaveText(titles);
  await expect(pages(page).getByRole('link', { name: 'Pagina 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
