import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/test.ts';
import { there } from '../../../support/there.ts';

/** The code of the public pages. */
const CODE = /localhost:3001\/.*\.js$/;

const document = (page: Page) => page.locator('html');

/** Opens a page that nobody touches, once the shell runs; also the addresses of its section's code that are asked for. */
async function openUntouched(page: Page, address: string): Promise<string[]> {
  const code: string[] = [];
  page.on('request', (request) => CODE.test(request.url()) && code.push(request.url()));
  await page.goto(address);
  await expect(document(page)).toHaveAttribute('data-auth-hydrated', 'true');
  return code;
}

/** Holds the section's code back until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const [touch, act] of [
  ['scrolls', (page: Page) => page.mouse.wheel(0, 200)],
  ['moves the pointer', (page: Page) => page.mouse.move(200, 300, { steps: 2 })],
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`a page’s code comes when its reader ${touch}, and takes the page over as it stands`, async ({ context }) => {
    const page = await context.newPage();
    const code = await openUntouched(page, '/courses');
    expect(code).toEqual([]);
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => Object.assign(heading, { isServed: true }));
    await act(page);
    await expect(document(page)).not.toHaveAttribute('data-page-waits');
    expect(code).not.toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).evaluate((heading) => 'isServed' in heading)).toBe(true);
  });
}

test.describe('on the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });
  test('experts’ free times stand on the front page by the reader’s clock before anybody touches it', async ({
    context,
  }) => {
    const page = await context.newPage();
    await openUntouched(page, '/');
    const times = page.getByRole('region', { name: 'Vorbește cu un expert' }).getByRole('time');
    await expect(times).toHaveText(Array(4).fill(/^\p{L}+\.?, \d+ \p{L}+\.?, \d\d:\d\d$/u));
    const shown = await times.allTextContents();
    const at = new Date(there(await times.first().getAttribute('datetime')));
    const clock = { timeZone: 'Pacific/Auckland', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    expect(shown[0]).toContain(at.toLocaleTimeString('ro', clock));
    await times.first().evaluate((time) => Object.assign(time, { isServed: true }));
    await page.keyboard.press('Tab');
    await expect(document(page)).not.toHaveAttribute('data-page-waits');
    await expect(times).toHaveText(shown);
    expect(await times.first().evaluate((time) => 'isServed' in time)).toBe(true);
  });
});

test('on a phone the menu opens at once, and a press on the page is answered when its code has come', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdCode(page);
  await openUntouched(page, '/courses');
  await page.getByRole('button', { name: 'Meniu' }).click();
  await expect(page.getByRole('navigation', { name: 'Navigare principală' })).toBeVisible();
  await page.getByRole('button', { name: 'Meniu' }).click();
  const filters = page.getByRole('button', { name: 'Filtre' });
  await filters.click();
  release();
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
});

test('what is typed and chosen while the code is on its way counts when it is there', async ({ context }) => {
  const page = await context.newPage();
  const release = await holdCode(page);
  await openUntouched(page, '/courses');
  await page.getByRole('main').getByRole('searchbox').fill('somn');
  release();
  await expect(page).toHaveURL('/courses?q=somn');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('somn');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('links and the search lead on while the code is on its way', async ({ context }) => {
  const page = await context.newPage();
  await holdCode(page);
  await openUntouched(page, '/courses');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/courses\/./);
  await expect(document(page)).toHaveAttribute('data-auth-hydrated', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Experți' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Experți' })).toBeVisible();
  await page.goto('/en/resources');
  await expect(document(page)).toHaveAttribute('data-auth-hydrated', 'true');
  await page.getByRole('banner').getByRole('searchbox').fill('python');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/courses?q=python');
});

test('who loses the connection before they touch a page goes on reading it, and it answers once they are back', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await openUntouched(page, '/courses');
  await context.setOffline(true);
  const filters = page.getByRole('button', { name: 'Filtre' });
  await filters.click();
  await expect(page.getByText('Nu ai conexiune la internet')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(false);
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
});
