// `npm run bench -- load [--first 20] [--top 400] [--seconds 20] [--limit 500] [--people 300] [--seed 1]`: visitors, learners, authors and
// bookers act at rates that rise until the p95 of their waits is above the limit; then again at half the knee under faults and a kill.
// Every write that was acknowledged is looked for afterwards.
import { parseArgs } from 'node:util';
import { seededRandom } from '../seeded-random.ts';
import { Ledger } from './figures/ledger.ts';
import { kneeOf, risingRates, stepOf } from './figures/step.ts';
import { type Crowd, gather } from './people/crowd.ts';
import { drive } from './people/drive.ts';
import { type Endured, enduredLine, type Measured, reportOf, stepLine } from './report.ts';
import { RunningSite } from './site/running-site.ts';
import { TROUBLES, type Trouble } from './site/troubles.ts';
import { measureUsage } from './site/usage.ts';
import { look } from './wire/firestore.ts';

const { values } = parseArgs({
  options: {
    first: { type: 'string', default: '20' },
    top: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '20' },
    limit: { type: 'string', default: '500' },
    people: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const seconds = Number(values.seconds);
const limitMs = Number(values.limit);
const first = Number(values.first);
const top = Number(values.top);
const rates = risingRates(first, top);
/** Hundreds, or fewer where few act. */
const people = Number(values.people ?? Math.min(300, 5 * top));
const random = seededRandom(Number(values.seed));

const site = new RunningSite();
const ledger = new Ledger();

/** What failed, by how often. */
function tellReasons(reasons: ReadonlyMap<string, number>): void {
  for (const [reason, count] of reasons) console.log(`    ${count} × ${reason}`);
}

/** Raises the rate until a step breaks. */
async function rise(crowd: Crowd): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const rate of rates) {
    const used = measureUsage(site.processes);
    const driven = await drive(crowd, { rate, seconds, random });
    const one = { step: stepOf(rate, driven.acts, limitMs), usage: used() };
    measured.push(one);
    console.log(stepLine(one));
    tellReasons(driven.reasons);
    if (!one.step.isGood) break;
  }
  return measured;
}

/** Lets a trouble befall the site while people act, and lets them act on after it. */
async function endure(crowd: Crowd, rate: number, { name, befall }: Trouble): Promise<Endured> {
  const [driven, told] = await Promise.all([drive(crowd, { rate, seconds, random }), befall(site, rate, seconds)]);
  const after = await drive(crowd, { rate, seconds, random });
  const endured = {
    ...{ name, told, during: stepOf(rate, driven.acts, limitMs), after: stepOf(rate, after.acts, limitMs) },
    audit: await ledger.audit(look),
  };
  console.log(enduredLine(endured));
  tellReasons(driven.reasons);
  tellReasons(after.reasons);
  return endured;
}

try {
  await site.start();
  // The first rate once more to warm up, and each trouble twice as long as a step at half the knee.
  const load = rates.reduce((sum, rate) => sum + rate, first + top * TROUBLES.length);
  const crowd = await gather(people, load * seconds, ledger);
  console.log(`Everybody is there: ${rates.length} rates of ${seconds} s, then ${TROUBLES.length} troubles.`);
  tellReasons((await drive(crowd, { rate: first, seconds, random })).reasons);
  const measured = await rise(crowd);
  const knee = kneeOf(measured.map(({ step }) => step));
  const endured: Endured[] = [];
  const calm = (knee?.rate ?? first) / 2;
  for (const trouble of TROUBLES) endured.push(await endure(crowd, calm, trouble));
  const { acknowledged, found, lost } = await ledger.audit(look);
  for (const line of lost) console.log(`LOST ${line}`);
  const command = ['npm run bench -- load', ...process.argv.slice(2)].join(' ');
  console.log(`\nFor docs/load.md:\n\n${reportOf(command, limitMs, measured, knee, endured)}\n`);
  console.log('What the backend says has failed:');
  tellReasons(site.failures());
  console.log(`${acknowledged} writes acknowledged, ${found} found, ${lost.length} lost.`);
  process.exitCode = lost.length === 0 ? 0 : 1;
} finally {
  await site.stop();
}
