// `npm run bench -- kept [--seconds 10] [--pages 2000]`: 32 visitors open one kept page as fast as they are answered; then 8 open pages
// that nobody has opened before, so many in all. Prints what an answer takes of the processor, which holds on a busy machine too.
import { Agent, get } from 'node:http';
import { parseArgs } from 'node:util';
import { percentile } from '../load/figures/percentile.ts';
import { RunningSite } from '../load/site/running-site.ts';
import { measureUsage } from '../load/site/usage.ts';
import { SITE } from '../load/wire/ask.ts';

const KEPT = '/courses';
const KEPT_VISITORS = 32;
const ANEW_VISITORS = 8;
/** Of each kind, in turn, with a query that makes the address new. */
const ANEW = ['/', '/courses', '/courses/scrisul-de-mana', '/en/experts', '/resources'];
const WARM_UP_PAGES = 100;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, pages: { type: 'string', default: '2000' } },
});

const agent = new Agent({ keepAlive: true });

interface Opened {
  /** Milliseconds of waiting for the whole answer. */
  wait: number;
  /** Otherwise it is the plain document, which comes when rendering takes too long. */
  isRendered: boolean;
}

/** Opens a page as browsers do. Rejects when there is none. */
function open(address: string): Promise<Opened> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(SITE + address, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      const { statusCode, headers } = response;
      if (statusCode !== 200) reject(new Error(`${address}: ${statusCode}`));
      const isRendered = headers['cache-control']?.includes('s-maxage') ?? false;
      response.resume().once('end', () => resolve({ wait: performance.now() - start, isRendered }));
    }).once('error', reject);
  });
}

/** Lets visitors open pages one after the other while there is a next one; resolves to what they got. */
async function visit(visitors: number, next: () => string | undefined): Promise<Opened[]> {
  const opened: Opened[] = [];
  const visitor = async () => {
    for (let address = next(); address !== undefined; address = next()) opened.push(await open(address));
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return opened;
}

/** Pages that nobody has opened, so many. */
function newPages(count: number, name: string): () => string | undefined {
  let opened = 0;
  return () => {
    if (opened === count) return undefined;
    opened += 1;
    return `${ANEW[opened % ANEW.length]}?${name}=${opened}`;
  };
}

const site = new RunningSite();

/** Measures visits, and prints what they took. */
async function measure(what: string, visits: () => Promise<Opened[]>): Promise<void> {
  const used = measureUsage(site.processes);
  const opened = await visits();
  const { elapsedMs, busy, processes } = used();
  const waits = opened.map(({ wait }) => wait);
  const plain = opened.filter(({ isRendered }) => !isRendered).length;
  const rate = (waits.length / elapsedMs) * 1000;
  const [median, p95] = [percentile(waits, 0.5), percentile(waits, 0.95)].map((ms) => ms.toFixed(1));
  console.log(`${what}: ${waits.length} answers, ${rate.toFixed(0)} a second, median ${median} ms, p95 ${p95} ms`);
  console.log(`  ${plain} of them the plain document; all cores ${Math.round(busy * 100)} % busy`);
  for (const { name, cores, memory } of processes) {
    const ms = (cores * elapsedMs) / waits.length;
    console.log(`  ${name}: ${ms.toFixed(3)} ms of processor an answer, ${Math.round(memory)} MiB`);
  }
}

try {
  await site.start();
  await visit(ANEW_VISITORS, newPages(WARM_UP_PAGES, 'warm'));
  const end = performance.now() + Number(values.seconds) * 1000;
  await measure(`${KEPT_VISITORS} visitors, one kept page`, () =>
    visit(KEPT_VISITORS, () => (performance.now() < end ? KEPT : undefined)),
  );
  await measure(`${ANEW_VISITORS} visitors, pages made anew`, () =>
    visit(ANEW_VISITORS, newPages(Number(values.pages), 'new')),
  );
} finally {
  agent.destroy();
  await site.stop();
}
