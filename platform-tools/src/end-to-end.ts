// `npm run test:e2e`: the journeys in the built site, then the outages, the deploys and work from source, in a real Chromium. Arguments go on to Playwright.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from './chromium/ensure-chromium.ts';

const folder = path.resolve(import.meta.dirname, '../../e2e');
const playwright = path.resolve(import.meta.dirname, '../../node_modules/.bin/playwright');

function run(suite: string): boolean {
  const args = ['test', '--config', `${suite}.config.ts`, '--pass-with-no-tests', ...process.argv.slice(2)];
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
  return spawnSync(playwright, args, { cwd: folder, env, stdio: 'inherit' }).status === 0;
}

const results = ['journeys', 'outages', 'skew', 'development'].map(run);
process.exitCode = results.every(Boolean) ? 0 : 1;
