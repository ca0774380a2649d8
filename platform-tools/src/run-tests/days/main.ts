// `npm run test:days`: the browser tests that show or choose times, on other days and at other hours than now. The clock of
// the servers and of the browser is shifted by `faketime` (Debian's package of that name). `-- --day 2027-03-27T20:00Z` runs
// one day; tests named by their paths in `e2e` run instead of all.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../../chromium/ensure-chromium.ts';
import { assertFreePorts } from '../free-ports.ts';
import { ownTemporaryFolder } from '../own-folder.ts';
import { Programs } from '../programs.ts';
import { type Moment, momentsAfter } from './moments.ts';
import { TIMED_SPECS } from './timed-specs.ts';

const folder = path.resolve(import.meta.dirname, '../../../../e2e');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { day: { type: 'string', multiple: true } },
});
const suites = Map.groupBy(positionals.length > 0 ? positionals : TIMED_SPECS, (spec) =>
  spec.slice(0, spec.indexOf('/')),
);
const moments = values.day?.map((day) => ({ name: 'as asked', at: new Date(day) })) ?? momentsAfter(Date.now());

const inWords = ({ name, at }: Moment) => `${at.toISOString()}, ${name}`;

/** Whether tests of a suite pass when they begin at a moment. */
async function passAt({ at }: Moment, suite: string, specs: readonly string[]): Promise<boolean> {
  const seconds = Math.round((at.getTime() - Date.now()) / 1000);
  const command = ['-f', `+${seconds}`, 'npx', 'playwright', 'test', '--config', `${suite}.config.ts`, ...specs];
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
  return programs.passes('faketime', command, { cwd: folder, env, stdio: 'inherit' }).catch((error: Error) => {
    throw new Error(`faketime does not run (${error.message}). Install Debian's package faketime.`);
  });
}

await assertFreePorts();
ownTemporaryFolder();
const programs = new Programs();
const failed: string[] = [];
for (const moment of moments) {
  console.log(`\n${inWords(moment)}`);
  for (const [suite, specs] of suites)
    if (!(await passAt(moment, suite, specs))) failed.push(`${inWords(moment)}: ${suite}`);
}
if (failed.length > 0) console.error(`\nFailed:\n${failed.join('\n')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
