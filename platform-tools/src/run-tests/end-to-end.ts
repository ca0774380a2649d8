// `npm run test:e2e`: the journeys in the built site, then what people publish, the outages, the deploys and development
// from source, in a real Chromium. `-- --section mf-public` runs one section's journeys alone, as its pipeline does.
// Other arguments are passed to Playwright.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { assertFreePorts } from './free-ports.ts';
import { ownTemporaryFolder } from './own-folder.ts';
import { Programs } from './programs.ts';
import { mayHaveOwnNetwork, type Part, run } from './run-suite.ts';

/** Its browsers take the whole machine. */
const JOURNEYS: Part = { suite: 'journeys' };
const shareOf = (suite: string, number: number, all: number): Part => ({ suite, share: `${number}/${all}` });
/**
 * Each test starts a site of its own, and waits for it half of the time. The longest shares begin; development comes last,
 * since it changes sources for a moment, of which the second share of skew makes builds.
 */
const SIDE_BY_SIDE: Part[] = [
  shareOf('outages', 1, 2),
  ...[1, 2, 3].map((number) => shareOf('skew', number, 3)),
  shareOf('outages', 2, 2),
  ...[1, 2, 3].map((number) => shareOf('supply', number, 3)),
  { suite: 'development' },
];
/** How many of them run at once. */
const LANES = 4;

await assertFreePorts();
const programs = new Programs();
const lists = ownTemporaryFolder();
const FAILURES = path.join(lists, 'failures.txt');
const FLAKY = path.join(lists, 'flaky.txt');
for (const list of [FAILURES, FLAKY]) writeFileSync(list, '');
const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), FAILURES, FLAKY };

const [option, section, ...others] = process.argv.slice(2);
const isOfSection = option === '--section' && section !== undefined;

/** Runs parts one after the other, each whatever became of the one before; several calls share what is left. */
async function inTurn(parts: Iterable<Part>, hasOwnNetwork: boolean): Promise<boolean> {
  let passed = true;
  for (const part of parts)
    passed = (await run(programs, { ...part, args: process.argv.slice(2), env, hasOwnNetwork })) && passed;
  return passed;
}

async function all(): Promise<boolean> {
  const passed = await inTurn([JOURNEYS], false);
  const left = SIDE_BY_SIDE.values();
  const lanes = mayHaveOwnNetwork() ? Array.from({ length: LANES }, () => inTurn(left, true)) : [inTurn(left, false)];
  return (await Promise.all(lanes)).every(Boolean) && passed;
}

const passed = await (isOfSection
  ? run(programs, { suite: 'journeys', args: [`journeys/${section}/`, ...others], env, hasOwnNetwork: false })
  : all());
const [failed, flaky] = [FAILURES, FLAKY].map((list) => readFileSync(list, 'utf8'));
// Whoever reads only the end of a long log sees what failed, and what passed only when it was tried again.
if (flaky) process.stderr.write(`\nFlaky:\n${flaky}`);
if (!passed) process.stderr.write(`\nFailed:\n${failed}`);
process.exitCode = passed ? 0 : 1;
