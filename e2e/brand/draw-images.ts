// Draws the identity's pictures into the shell's public files: `node e2e/brand/draw-images.ts`. Run it after changing
// the drawings.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../support/page/browser.ts';

const here = import.meta.dirname;
const target = path.join(here, '../../shell/public');

/** The social image has the size that Open Graph readers expect; icons have those of iOS and of the web manifest. */
const IMAGES = [
  { page: 'social.html', file: 'social.png', width: 1200, height: 630 },
  { page: 'icon.html', file: 'apple-touch-icon.png', width: 180, height: 180 },
  { page: 'icon.html', file: 'icon-192.png', width: 192, height: 192 },
  { page: 'icon.html', file: 'icon-512.png', width: 512, height: 512 },
];

const { executablePath, args } = { executablePath: undefined, ...launchOptions };
const browser = await chromium.launch({
  args: [...args, '--allow-file-access-from-files'],
  ...(executablePath && { executablePath }),
});
for (const { page: name, file, width, height } of IMAGES) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  await page.goto(`file://${path.join(here, name)}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(target, file) });
  await page.close();
}
await browser.close();
