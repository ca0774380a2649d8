import { expect, test } from '../support/test.ts';

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

  test('refuses what is no address of a video, beside the field', async ({ page }) => {
    await page.goto('/en/test-player');
    const field = page.getByLabel(/^Video address/);
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
    await page.getByLabel(/^Adresa video/).fill('http://localhost:3010/hls/list.m3u8');
    await page.getByRole('button', { name: 'Încarcă', exact: true }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'prin biblioteca HLS' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '640 × 360' })).toBeVisible();
  });

  test('says when the policy of the site keeps a source away', async ({ page, problems }) => {
    await page.goto('/en/test-player');
    await page.getByLabel(/^Video address/).fill('https://elsewhere.test/video.mp4');
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await expect(page.getByText('allows no content from https://elsewhere.test')).toBeVisible();
    problems.length = 0;
  });

  test('says that a source cannot be played, and why', async ({ page, problems }) => {
    await page.goto('/test-player');
    await page.getByLabel(/^Adresa video/).fill('http://localhost:3000/missing.mp4');
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
    await expect(page.getByText(good)).toBeVisible({ timeout: 20_000 });
    for (const port of [3000, 3001, 3002, 3003, 3010])
      await expect(page.getByRole('table').getByText(`http://localhost:${port}`).first()).toBeAttached();
    // What an origin refuses without need is on the console too.
    problems.length = 0;
  });
}
