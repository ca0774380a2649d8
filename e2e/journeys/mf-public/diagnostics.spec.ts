import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, emailOf, expect, test } from '../../support/test.ts';

const ELSEWHERE = 'https://elsewhere.test/video.mp4';

/** Writes an address once the demo clip's stands there: it comes a moment after the page. */
async function writeAddress(page: Page, address: string): Promise<void> {
  const field = page.getByLabel(/^(Adresa video|Video address)/);
  await expect(field).toHaveValue(/video\.mp4/);
  await field.fill(address);
}

test.describe('the playback test', () => {
  test('plays the demo clip and tells what the player knows and reported', async ({ page }) => {
    await page.goto('/test-player');
    await expect(page.getByLabel(/^Adresa video/)).toHaveValue(/video\.mp4/);
    await page.getByRole('button', { name: 'Încarcă', exact: true }).click();
    const events = page.getByRole('region', { name: 'Evenimente' }).last();
    for (const name of ['loadstart', 'loadedmetadata', 'canplay']) await expect(events).toContainText(name);
    await expect(page.getByRole('definition').filter({ hasText: '640 × 360' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'de browser' })).toBeVisible();
  });

  test('refuses an invalid video address, beside the field', async ({ page }) => {
    await page.goto('/en/test-player');
    const field = page.getByLabel(/^Video address/);
    await expect(field).toHaveValue(/video\.mp4/);
    for (const wrong of ['javascript:alert(1)', 'data:video/mp4,AAAA', 'video.mp4', '<img src=x onerror=alert(1)>']) {
      await field.fill(wrong);
      await page.getByRole('button', { name: 'Load', exact: true }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/Write a whole address/);
    }
    await expect(page.locator('video')).toHaveCount(0);
  });

  test('plays an HLS playlist through the library where the browser does not', async ({ page }) => {
    await page.addInitScript(() => {
      const canPlayType = HTMLMediaElement.prototype.canPlayType;
      HTMLMediaElement.prototype.canPlayType = function (type) {
        return type.includes('mpegurl') ? '' : canPlayType.call(this, type);
      };
    });
    await page.route('http://localhost:3010/hls/**', (route) =>
      route.fulfill({
        path: `fixtures${new URL(route.request().url()).pathname}`,
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    await page.goto('/test-player');
    await writeAddress(page, 'http://localhost:3010/hls/list.m3u8');
    await page.getByRole('button', { name: 'Încarcă', exact: true }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'prin biblioteca HLS' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '640 × 360' })).toBeVisible();
  });

  test('plays a source of any other site, which scripts still cannot read', async ({ page, problems }) => {
    await page.goto('/en/test-player');
    const field = page.getByLabel(/^Video address/);
    await expect(field).toHaveValue(/video\.mp4/);
    const clip = await page.request.get(await field.inputValue());
    const body = await clip.body();
    await page.route(ELSEWHERE, (route) => route.fulfill({ contentType: 'video/mp4', body }));
    await field.fill(ELSEWHERE);
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await expect(page.getByRole('definition').filter({ hasText: '640 × 360' })).toBeVisible();
    expect(
      await page.evaluate(
        (url) =>
          fetch(url).then(
            () => 'read',
            () => 'refused',
          ),
        ELSEWHERE,
      ),
    ).toBe('refused');
    problems.length = 0;
  });

  test('is the only page whose document may play it', async ({ request }) => {
    for (const [path, isAllowed] of [
      ['/test-player', true],
      ['/en/test-player/?a', true],
      ['/courses', false],
      ['/en/test-upload', false],
    ] as const) {
      const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
      const wide = policy.split('; ').filter((directive) => / https:( |$)/.test(directive));
      expect(
        wide.map((directive) => directive.split(' ')[0]),
        path,
      ).toEqual(isAllowed ? ['media-src'] : []);
    }
  });

  test('says what to do when the policy of the page before keeps a source away', async ({ page, problems }) => {
    await page.goto('/en/login?returnTo=%2Ftest-player');
    await page.getByLabel('E-mail').fill(emailOf('learner'));
    await page.getByLabel(/^Password/).fill(DEMO_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await writeAddress(page, ELSEWHERE);
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await expect(page.getByText('allows no content from https://elsewhere.test')).toBeVisible();
    await page.route(ELSEWHERE, (route) => route.fulfill({ status: 404 }));
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Load the page anew' }).click();
    await loaded;
    await expect(page.locator('html')).toHaveAttribute('data-auth-hydrated', 'true');
    await expect(page.getByRole('definition')).toHaveCount(0);
    await writeAddress(page, ELSEWHERE);
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('The source cannot be played');
    await expect(page.getByText('allows no content')).toHaveCount(0);
    problems.length = 0;
  });

  test('says why a playlist of another site is not read by a browser that needs the library', async ({
    page,
    problems,
  }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => '';
    });
    await page.goto('/test-player');
    await writeAddress(page, 'https://elsewhere.test/list.m3u8');
    await page.getByRole('button', { name: 'Încarcă', exact: true }).click();
    await expect(page.getByText('nu permite conținut de la https://elsewhere.test')).toBeVisible();
    await expect(page.getByText('Browserul acesta nu redă singur liste HLS', { exact: false })).toBeVisible();
    // The library asks once more before it gives up.
    await expect(page.getByRole('alert').filter({ hasText: 'Sursa nu poate fi redată' })).toBeVisible();
    problems.length = 0;
  });

  test('says that a source cannot be played, and why', async ({ page, problems }) => {
    await page.goto('/test-player');
    await writeAddress(page, 'http://localhost:3000/missing.mp4');
    await page.getByRole('button', { name: 'Încarcă', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Sursa nu poate fi redată');
    await expect(page.getByRole('button', { name: 'Încearcă din nou' })).toBeVisible();
    problems.length = 0;
  });
});

for (const [path, run, good] of [
  ['/cors-test', 'Pornește verificarea', 'Tot ce este necesar funcționează.'],
  ['/en/advanced-cors-test', 'Run the checks', 'Everything that is needed works.'],
] as const) {
  test(`${path} asks every origin and finds what the site needs`, async ({ page, problems }) => {
    await page.goto(path);
    await page.getByRole('button', { name: run }).click();
    await expect(page.getByText(good)).toBeVisible();
    for (const port of [3000, 3001, 3002, 3003, 3010])
      await expect(page.getByRole('table').getByText(`http://localhost:${port}`).first()).toBeAttached();
    // Harmless refusals by an origin appear on the console too.
    problems.length = 0;
  });
}
