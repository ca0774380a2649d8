import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Beginning, startLocalCloud } from '../../../start-local-cloud.ts';

/** The longest that the site may take to start, and a killed process to end, in milliseconds, on a busy machine too. */
const PATIENCE_MS = 120_000;

/** Throws when something has not come about in time. */
async function within<T>(what: string, coming: Promise<T>): Promise<T> {
  const late = new AbortController();
  const tooLate = wait(PATIENCE_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s`);
  });
  tooLate.catch(() => undefined);
  return Promise.race([coming, tooLate]).finally(() => late.abort());
}

/** As `npm run host` starts the site's server. */
const AS_HOSTED = ['--max-semi-space-size=2'];

/** The site with its backend, each in a process of its own, with data of its own. */
export class RunningSite {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'cursiv-load-'));
  readonly #logFile = path.join(this.#folder, 'log');
  readonly #log = openSync(this.#logFile, 'a');
  #backend: ChildProcess | undefined;
  #edge: ChildProcess | undefined;

  async start(): Promise<void> {
    await this.startBackend('fresh');
    this.#edge = fork(path.join(import.meta.dirname, 'edge-process.ts'), { execArgv: AS_HOSTED });
    await within('the start of the site', once(this.#edge, 'message'));
  }

  /** Resolves to how long it took, in milliseconds. */
  async startBackend(beginning: Beginning = 'kept'): Promise<number> {
    const start = performance.now();
    this.#backend = await startLocalCloud(path.join(this.#folder, 'data'), beginning, this.#log);
    return performance.now() - start;
  }

  /** Ends the backend as a crash would. */
  async killBackend(): Promise<void> {
    const backend = this.#backend;
    if (!backend || backend.exitCode !== null || backend.signalCode !== null) return;
    const exited = once(backend, 'exit');
    backend.kill('SIGKILL');
    await within('the end of the backend', exited);
  }

  /** How often each function has failed, by what the backend's log says. */
  failures(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const [, message = ''] of readFileSync(this.#logFile, 'utf8').matchAll(
      /"severity":"ERROR","message":"([^"]*)"/g,
    ))
      counts.set(message, (counts.get(message) ?? 0) + 1);
    return counts;
  }

  /** Takes an origin of the site away, or brings it back. */
  tell(message: { down: string } | { up: string }): void {
    this.#edge?.send(message);
  }

  /** The ids of the processes, by what they are called. */
  get processes(): ReadonlyMap<string, number> {
    return new Map([
      ['local-cloud', this.#backend?.pid ?? 0],
      ["the site's server", this.#edge?.pid ?? 0],
      ['the people of this bench', process.pid],
    ]);
  }

  async stop(): Promise<void> {
    this.#edge?.kill('SIGKILL');
    await this.killBackend();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
