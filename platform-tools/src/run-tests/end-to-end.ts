// `npm run test:e2e`: the journeys in the built site, then what people publish, the outages, the deploys and development
// from source, in a real Chromium. `-- --section mf-public` runs one section's journeys alone, as its pipeline does.
// Other arguments are passed to Playwright.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { assertFreePorts } from './free-ports.ts';

const folder = path.resolve(import.meta.dirname, '../../../e2e');
const playwright = path.resolve(import.meta.dirname, '../../../node_modules/.bin/playwright');
const SUITES = ['journeys', 'supply', 'outages', 'skew', 'development'];

await assertFreePorts();
const lists = mkdtempSync(path.join(os.tmpdir(), 'cursiv-failures-'));
const FAILURES = path.join(lists, 'failures.txt');
const FLAKY = path.join(lists, 'flaky.txt');
for (const list of [FAILURES, FLAKY]) writeFileSync(list, '');

const [option, section, ...others] = process.argv.slice(2);
const isOfSection = option === '--section' && section !== undefined;

function run(suite: string, args: string[]): boolean {
  const reporters = ['--reporter', 'list,./support/failures-reporter.ts'];
  const all = ['test', '--config', `${suite}.config.ts`, '--pass-with-no-tests', ...reporters, ...args];
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), FAILURES, FLAKY };
  return spawnSync(playwright, all, { cwd: folder, env, stdio: 'inherit' }).status === 0;
}

const results = isOfSection
  ? [run('journeys', [`journeys/${section}/`, ...others])]
  : SUITES.map((suite) => run(suite, process.argv.slice(2)));
const passed = results.every(Boolean);
const [failed, flaky] = [FAILURES, FLAKY].map((list) => readFileSync(list, 'utf8'));
rmSync(lists, { recursive: true });
// Whoever reads only the end of a long log sees what failed, and what passed only when it was tried again.
if (flaky) process.stderr.write(`\nFlaky:\n${flaky}`);
if (!passed) process.stderr.write(`\nFailed:\n${failed}`);
process.exitCode = passed ? 0 : 1;
