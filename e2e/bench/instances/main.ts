// `npm run bench -- instances [--courses 10000] [--only NAMES-BEGIN]`: the memory and the cold start of functions, each deployed as it is in an
// instance of its own beside a large site: those of the clock and of documents, and those that hold much for a request.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { request as playwright } from '@playwright/test';
import { LocalSite } from '../../support/local-site.ts';
import { ASKED, ONCE, prepare, type Request } from './asked.ts';
import { foundDocuments } from './found-documents.ts';
import { type Event, type Hosted, memoryOf } from './hosted.ts';
import { BUNDLE, ENVIRONMENT, RunningInstance } from './running-instance.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** As many requests as one instance gets at once (`functions/src/limits.ts`). */
const AT_ONCE = 80;
/** Of what an instance may have, in MiB, this much may be used. */
const SHARE = 0.9;
/** How often an instance's memory is looked at, in milliseconds: of one that has ended nothing is known. */
const LOOK_MS = 100;

interface Figures {
  /** What it is deployed with, in MiB. */
  memory: number;
  /** From the start of the process until it takes requests, in milliseconds. */
  loadMs: number;
  /** Its memory then, and the most that it has had, in MiB. */
  loaded: number;
  peak: number;
  /** What came at once, and how long all of it took, in milliseconds. */
  asked: number;
  ms: number;
  /** What went wrong. */
  trouble?: string;
}

/** What starts a function at once, as often as one instance may be started. */
async function eventsFor({ __endpoint: { scheduleTrigger, eventTrigger } }: Hosted): Promise<Event[]> {
  if (scheduleTrigger) return [{}];
  const pattern = eventTrigger?.eventFilterPathPatterns?.document ?? eventTrigger?.eventFilters.document;
  const change = eventTrigger?.eventType.split('.').at(-1) ?? '';
  return pattern === undefined ? [] : foundDocuments(pattern, change, AT_ONCE);
}

/** Sends requests to a port at once; resolves to what is wrong with the answers. */
async function request(port: number, requests: readonly Request[]): Promise<string | undefined> {
  const statuses = await Promise.all(
    requests.map(async ({ path: address, init }) => {
      const answer = await fetch(`http://127.0.0.1:${port}${address}`, init);
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const bad = statuses.filter((status) => status !== 200);
  return bad.length > 0 ? `answered ${bad.join()}` : undefined;
}

async function measure(name: string, hosted: Hosted, idToken: string): Promise<Figures> {
  const memory = memoryOf(hosted);
  const instance = new RunningInstance(name, memory);
  const { port, loadMs } = await instance.message<{ port: number; loadMs: number }>();
  const loaded = instance.peak;
  const ask = ASKED[name];
  const requests = ask && Array.from({ length: ONCE.includes(name) ? 1 : AT_ONCE }, (_, at) => ask(at, idToken));
  const events = requests ? [] : await eventsFor(hosted);
  const start = performance.now();
  let peak = loaded;
  const looks = setInterval(() => {
    peak = Math.max(peak, instance.peak);
  }, LOOK_MS);
  const trouble = await instance
    .unlessEnded(requests ? request(port, requests) : instance.handle(events))
    .catch((error: Error) => error.message);
  clearInterval(looks);
  const figures = {
    ...{ memory, loadMs, loaded, peak: Math.max(peak, instance.peak), asked: (requests ?? events).length },
    ms: Math.round(performance.now() - start),
    ...(trouble !== undefined && { trouble }),
  };
  instance.end();
  return figures;
}

const { values: options } = parseArgs({
  options: { courses: { type: 'string', default: '10000' }, only: { type: 'string' } },
});
execFileSync('npm', ['run', 'bundle', '--silent', '--workspace', 'functions'], { cwd: ROOT });
Object.assign(process.env, ENVIRONMENT);
const functions = Object.entries((await import(BUNDLE)) as Record<string, Hosted>).filter(
  ([name, made]) =>
    '__endpoint' in made && (made.__endpoint.scheduleTrigger || made.__endpoint.eventTrigger || name in ASKED),
);
const site = new LocalSite();
const people = await playwright.newContext();
try {
  if (Number(options.courses) > 0) site.seed(Number(options.courses));
  await site.start();
  const idToken = await prepare(people);
  const table: Record<string, Figures> = {};
  for (const [name, hosted] of functions) {
    if (options.only && !name.startsWith(options.only)) continue;
    table[name] = await measure(name, hosted, idToken);
    console.log(name, table[name]);
  }
  console.table(Object.fromEntries(Object.entries(table).toSorted(([, one], [, other]) => other.peak - one.peak)));
  const bad = Object.entries(table).filter(([, { peak, memory, trouble }]) => peak > memory * SHARE || trouble);
  if (bad.length > 0) {
    console.error(`Too little memory, or failed: ${bad.map(([name]) => name).join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await people.dispose();
  await site.stop();
}
process.exit();
