// `npm run test:days`: the journeys that show or choose times, on other days and at other hours than now. The clock of the
// servers and of the browser is shifted by `faketime` (Debian's package of that name). `-- --day 2027-03-27T20:00Z` runs one.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { assertFreePorts } from './free-ports.ts';
import { ownTemporaryFolder } from './own-folder.ts';
import { Programs } from './programs.ts';

const DAY_MS = 86_400_000;

/** Each day of a week; ten minutes before midnight in Bucharest and in UTC; the ends of a year, of summer time and of winter time; a leap day. */
function days(now: number): string[] {
  const tomorrow = new Date(now + DAY_MS).toISOString().slice(0, 10);
  const week = Array.from(
    { length: 7 },
    (_, day) => `${new Date(now + day * DAY_MS).toISOString().slice(0, 10)}T10:00Z`,
  );
  const nights = [`${tomorrow}T21:50Z`, `${tomorrow}T23:50Z`];
  const ends = [
    '2026-12-31T21:40Z',
    '2027-03-27T20:00Z',
    '2027-03-28T00:30Z',
    '2027-10-30T20:00Z',
    '2027-10-31T00:30Z',
  ];
  return [...week, ...nights, ...ends, '2028-02-29T10:00Z'];
}

const SPECS = [
  'journeys/bookings',
  'journeys/mf-admin/bookings.spec.ts',
  'journeys/mf-admin/admin.spec.ts',
  'journeys/mf-dashboard/bookings.spec.ts',
  'journeys/mf-dashboard/mail.spec.ts',
  'journeys/mf-public/booking-races.spec.ts',
  'journeys/mf-public/experts.spec.ts',
  'journeys/mf-public/home.spec.ts',
  'journeys/mf-public/reviews.spec.ts',
];

const folder = path.resolve(import.meta.dirname, '../../../e2e');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { day: { type: 'string', multiple: true } },
});

/** Whether the journeys pass on a day. */
async function passOn(day: string): Promise<boolean> {
  const seconds = Math.round((Date.parse(day) - Date.now()) / 1000);
  const specs = positionals.length > 0 ? positionals : SPECS;
  const command = ['-f', `+${seconds}`, 'npx', 'playwright', 'test', '--config', 'journeys.config.ts', ...specs];
  console.log(`\n${day}`);
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
  return programs.passes('faketime', command, { cwd: folder, env, stdio: 'inherit' }).catch((error: Error) => {
    throw new Error(`faketime does not run (${error.message}). Install Debian's package faketime.`);
  });
}

await assertFreePorts();
ownTemporaryFolder();
const programs = new Programs();
const failed: string[] = [];
for (const day of values.day ?? days(Date.now())) if (!(await passOn(day))) failed.push(day);
if (failed.length > 0) console.error(`\nFailed on: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
