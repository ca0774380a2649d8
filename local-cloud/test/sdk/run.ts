// `npm run test:sdk`: the web SDK's operations in a real Chromium against local-cloud; `-- --google` runs those of
// Firestore against Google's own emulator. Other arguments are passed to Playwright.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from '../../../platform-tools/src/chromium/ensure-chromium.ts';
import { findEmulator } from '../emulator.ts';

const GOOGLE = '--google';
const isGoogle = process.argv.includes(GOOGLE);
const args = process.argv.slice(2).filter((arg) => arg !== GOOGLE);

if (isGoogle && findEmulator() === undefined) {
  console.log("Google's Firestore emulator is not installed: the suite was not run against it.");
} else {
  const playwright = path.resolve(import.meta.dirname, '../../../node_modules/.bin/playwright');
  const config = path.join(import.meta.dirname, 'sdk.config.ts');
  const backend = isGoogle ? { SDK_BACKEND: 'google' } : {};
  const env = { ...process.env, ...backend, CHROMIUM_PATH: ensureChromium() };
  process.exitCode =
    spawnSync(playwright, ['test', '--config', config, ...args], { env, stdio: 'inherit' }).status ?? 1;
}
