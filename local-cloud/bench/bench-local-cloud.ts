// `node local-cloud/bench/bench-local-cloud.ts`: the backend's performance, compared with Google's emulator where that
// is installed. Both run on this machine, one after the other; only the ratios hold on other machines. Linux only.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findEmulator, startEmulator } from '../test/emulator.ts';
import { startProcess } from '../test/robustness/start-process.ts';
import { cpuOf, memoryOf } from './process-figures.ts';
import { upload } from './upload.ts';
import { fill, readSingly, timeQueries, writeSingly } from './workload.ts';

const SINGLE = 1000;
const FEW = 10_000;
const MANY = 100_000;
const UPLOAD_MIB = 1024;

interface Running {
  origin: string;
  pid: number;
  stop(): unknown;
}

/** Every measurement by name, in the order of the table. */
type Figures = Map<string, number>;

async function timed<Result>(run: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const start = performance.now();
  const result = await run();
  return { result, ms: performance.now() - start };
}

async function measure(start: () => Promise<Running>): Promise<Figures> {
  const { result: running, ms } = await timed(start);
  const { origin, pid } = running;
  const figures: Figures = new Map([
    ['start, ms', ms],
    ['memory at rest, MiB', memoryOf(pid).now],
  ]);
  try {
    for (const [name, run] of [
      ['1,000 single writes', writeSingly],
      ['1,000 single reads', readSingly],
    ] as const) {
      const before = cpuOf(pid);
      const { ms: elapsed } = await timed(() => run(origin, SINGLE));
      figures.set(`${name}, ms of processor`, cpuOf(pid) - before).set(`${name}, ms`, elapsed);
    }
    for (const count of [FEW, MANY]) {
      const collection = `of${count}`;
      const { ms: filling } = await timed(() => fill(origin, collection, count));
      const { first, median } = await timeQueries(origin, collection);
      const among = `20 of ${count.toLocaleString('en')}`;
      figures.set(`${count.toLocaleString('en')} writes in batches, ms`, filling);
      figures.set(`equal + order + limit: ${among}, first, ms`, first).set(`${among}, median, ms`, median);
    }
    figures.set('memory after all that, MiB', memoryOf(pid).now);
  } finally {
    await running.stop();
  }
  return figures;
}

/** The peak memory of a separate backend for one large file, in MiB. */
async function uploadPeak(start: () => Promise<Running>): Promise<number> {
  const { origin, pid, stop } = await start();
  try {
    await upload(origin, UPLOAD_MIB);
    return memoryOf(pid).peak;
  } finally {
    await stop();
  }
}

function print(ours: Figures, google: Figures | undefined): void {
  const cell = (value: number | undefined) =>
    (value === undefined ? '–' : value.toFixed(value < 100 ? 1 : 0)).padStart(10);
  console.log(`${''.padEnd(52)}${'here'.padStart(10)}${'Google'.padStart(10)}${'ratio'.padStart(10)}`);
  for (const [name, value] of ours) {
    const other = google?.get(name);
    console.log(
      `${name.padEnd(52)}${cell(value)}${cell(other)}${cell(other === undefined ? undefined : other / value)}`,
    );
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'local-cloud-bench-'));
const startOurs = async (): Promise<Running> => {
  const { url, pid, kill } = await startProcess(folder);
  return { origin: url, pid, stop: kill };
};
try {
  const ours = await measure(startOurs);
  ours.set('1 GiB upload, peak memory, MiB', await uploadPeak(startOurs));
  const jar = findEmulator();
  print(ours, jar === undefined ? undefined : await measure(() => startEmulator(jar)));
  if (jar === undefined) console.log("Google's emulator is not installed: there are no ratios.");
} finally {
  rmSync(folder, { recursive: true });
}
