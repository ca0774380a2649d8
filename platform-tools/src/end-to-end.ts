// `npm run test:e2e`: the journeys in the built site, then the outages, the deploys and development from source, in a
// real Chromium. `-- --section mf-public` runs one section's journeys alone, as its pipeline does. Other arguments are
// passed to Playwright.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from './chromium/ensure-chromium.ts';

const folder = path.resolve(import.meta.dirname, '../../e2e');
const playwright = path.resolve(import.meta.dirname, '../../node_modules/.bin/playwright');
const SUITES = ['journeys', 'outages', 'skew', 'development'];

const [option, section, ...others] = process.argv.slice(2);
const isOfSection = option === '--section' && section !== undefined;

function run(suite: string, args: string[]): boolean {
  const all = ['test', '--config', `${suite}.config.ts`, '--pass-with-no-tests', ...args];
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
  return spawnSync(playwright, all, { cwd: folder, env, stdio: 'inherit' }).status === 0;
}

const results = isOfSection
  ? [run('journeys', [`journeys/${section}/`, ...others])]
  : SUITES.map((suite) => run(suite, process.argv.slice(2)));
process.exitCode = results.every(Boolean) ? 0 : 1;
