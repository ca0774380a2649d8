// `npm run test:e2e`: the journeys in the built site, then what people publish, the outages, the deploys and development
// from source, in a real Chromium. `-- --section mf-public` runs one section's journeys alone, as its pipeline does.
// Other arguments are passed to Playwright.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { assertFreePorts } from './free-ports.ts';
import { ownTemporaryFolder } from './own-folder.ts';
import { Programs } from './programs.ts';
import { mayHaveOwnNetwork, run } from './run-suite.ts';

/** Its browsers take the whole machine. */
const FULL = ['journeys'];
/** Each test starts a site of its own, and waits for it half of the time: three lists of about the same length. */
const SIDE_BY_SIDE = [['outages'], ['skew'], ['supply', 'development']];

await assertFreePorts();
const programs = new Programs();
const lists = ownTemporaryFolder();
const FAILURES = path.join(lists, 'failures.txt');
const FLAKY = path.join(lists, 'flaky.txt');
for (const list of [FAILURES, FLAKY]) writeFileSync(list, '');
const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), FAILURES, FLAKY };

const [option, section, ...others] = process.argv.slice(2);
const isOfSection = option === '--section' && section !== undefined;

/** Runs suites one after the other, each whatever became of the one before. */
async function inTurn(suites: readonly string[], hasOwnNetwork: boolean): Promise<boolean> {
  let passed = true;
  for (const suite of suites)
    passed = (await run(programs, { suite, args: process.argv.slice(2), env, hasOwnNetwork })) && passed;
  return passed;
}

async function all(): Promise<boolean> {
  if (!mayHaveOwnNetwork()) return inTurn([...FULL, ...SIDE_BY_SIDE.flat()], false);
  const journeys = await inTurn(FULL, false);
  const others = await Promise.all(SIDE_BY_SIDE.map((suites) => inTurn(suites, true)));
  return journeys && others.every(Boolean);
}

const passed = await (isOfSection
  ? run(programs, { suite: 'journeys', args: [`journeys/${section}/`, ...others], env, hasOwnNetwork: false })
  : all());
const [failed, flaky] = [FAILURES, FLAKY].map((list) => readFileSync(list, 'utf8'));
// Whoever reads only the end of a long log sees what failed, and what passed only when it was tried again.
if (flaky) process.stderr.write(`\nFlaky:\n${flaky}`);
if (!passed) process.stderr.write(`\nFailed:\n${failed}`);
process.exitCode = passed ? 0 : 1;
