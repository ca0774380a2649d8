import { expect, test } from '../../../support/test.ts';

test('a visitor browses courses, resources and experts in Romanian', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  const navigation = page.getByRole('navigation', { name: 'Navigare principală' });
  await navigation.getByRole('link', { name: 'Cursuri' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/courses\/.+/);
  await expect(page.getByText(/\d+ (de )?lecții/).first()).toBeVisible();
  await navigation.getByRole('link', { name: 'Resurse' }).click();
  await expect(page).toHaveURL('/resources');
  await navigation.getByRole('link', { name: 'Experți' }).click();
  await expect(page).toHaveURL('/experts');
});

test('a language switch keeps the place, loads no document and speaks English', async ({ page }) => {
  await page.goto('/courses?level=beginner#main');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.getByRole('navigation', { name: 'Limba paginii' }).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/courses?level=beginner#main');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(documents).toBe(0);
});

test('a language switch keeps the scroll position, and the head names both addresses', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  const link = page.getByRole('navigation', { name: 'Limba paginii' }).getByRole('link', { name: 'English' });
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await link.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(600);
  const address = (selector: string) => page.locator(`head > link${selector}`).getAttribute('href');
  expect(await address('[rel=canonical]')).toBe('http://localhost:3000/en/courses');
  expect(await address('[hreflang=ro]')).toBe('http://localhost:3000/courses');
  expect(await address('[hreflang=en]')).toBe('http://localhost:3000/en/courses');
  expect(await address('[hreflang=x-default]')).toBe('http://localhost:3000/courses');
});

test('on a phone, who comes back to a long list finds it where they left it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses');
  const tenth = page.getByRole('main').getByRole('article').nth(9).getByRole('link').first();
  await tenth.scrollIntoViewIfNeeded();
  const left = await tenth.evaluate(async (link) => {
    // Cards take their own size some frames after they have come near the view.
    for (let height = 0, still = 0; still < 20; still += 1) {
      await new Promise(requestAnimationFrame);
      if (height !== document.body.scrollHeight) still = 0;
      height = document.body.scrollHeight;
    }
    const { top } = link.getBoundingClientRect();
    (link as HTMLElement).click();
    return top;
  });
  await expect(page).toHaveURL(/\/courses\/./);
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toHaveCount(0);
  await page.goBack();
  await expect(tenth).toBeInViewport();
  const moved = await tenth.evaluate((link, before) => Math.abs(link.getBoundingClientRect().top - before), left);
  expect(moved).toBeLessThan(2);
});

test('what a visitor typed survives a language switch', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('E-mail').fill('ana@cursiv.test');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /account/i })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@cursiv.test');
});

test('a visitor on public pages asks nothing of the hosted services and loads none of their code', async ({ page }) => {
  const services: string[] = [];
  const scripts: Promise<[url: string, code: string]>[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http://localhost:3010')) services.push(request.url());
  });
  page.on('response', (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return;
    scripts.push(response.text().then((code) => [response.url(), code]));
  });
  for (const path of ['/', '/courses', '/resources', '/experts']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.locator('html')).toHaveAttribute('data-auth-hydrated', 'true');
  expect(services).toEqual([]);
  // Addresses that only the services' client code uses.
  const ofServices = (await Promise.all(scripts)).filter(([, code]) =>
    /identitytoolkit\.googleapis|google\.firestore\.v1/.test(code),
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(ofServices.map(([url]) => url)).toEqual([]);
});

test('an unknown path gives the error page with the path as text', async ({ page, problems }) => {
  const response = await page.goto('/nu/exista/<b>aici');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible();
  await expect(page.getByText('Page Not Found: /nu/exista/%3Cb%3Eaici')).toBeVisible();
  await page.getByRole('link', { name: 'Mergi la pagina principală' }).click();
  await expect(page).toHaveURL('/');
  problems.length = 0;
});

test.describe('a browser that prefers English', () => {
  test.use({ locale: 'en-GB' });
  test('starts in English at / and remembers the choice (spec §4)', async ({ page, context }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
    expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
  });
});
