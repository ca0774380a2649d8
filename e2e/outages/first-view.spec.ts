import { expect, test } from '../support/site.ts';

const FAULTS = 'http://127.0.0.1:3010/emulator/v1/faults';

test('while the function that renders pages fails, the browser makes the page alone', async ({ page }) => {
  await page.request.put(FAULTS, { data: [{ service: 'functions', path: '/page', status: 503 }] });
  const answer = await page.goto('/courses');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('#first-view')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Primul an pe cont propriu' }).first()).toBeVisible();

  await page.request.delete(FAULTS);
  await page.goto('/en/courses');
  await expect(page.locator('#first-view')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
});

test('the document then asks for what is live, and for the code of its page, beside the shell and nothing twice', async ({
  page,
}) => {
  await page.request.put(FAULTS, { data: [{ service: 'functions', path: '/page', status: 503 }] });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const shell = Promise.withResolvers<void>();
  await page.route(/\/assets\/shell\.\w+\.js$/, async (route) => {
    await shell.promise;
    await route.continue();
  });
  const times = (name: RegExp) => asked.filter((url) => name.test(url)).length;
  await page.goto('/en/courses/python-first-steps', { waitUntil: 'commit' });
  await expect.poll(() => times(/localhost:3001\/r\/\w+\/remoteEntry\.\w+\.js$/)).toBe(1);
  shell.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Python: first steps' })).toBeVisible();
  for (const name of [
    /registry\.json$/,
    /config\.json$/,
    /3001\/current\.json$/,
    /3001\/.*release\.json$/,
    /3001\/.*remoteEntry/,
  ])
    expect({ name, times: times(name) }).toEqual({ name, times: 1 });
  const code = asked.filter((url) => /localhost:3001\/r\/.*\.(js|css)$/.test(url));
  expect(code).toHaveLength(new Set(code).size);
  await page.request.delete(FAULTS);
});
