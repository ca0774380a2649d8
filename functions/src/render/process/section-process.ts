import { type ChildProcess, spawn } from 'node:child_process';
import type { PageRequest } from '@cursiv/shared-platform';
import type { Incoming, RenderedSite } from '../inside/page-program.ts';
import { programFor } from '../inside/program.ts';
import { residentMegabytes } from './resident-memory.ts';
import { type Said, saidIn } from './said.ts';

/**
 * What node denies the process: files, other processes, workers, addons, text run as code, changes to the language's
 * built-ins.
 */
const RIGHTS = [
  '--permission',
  '--disallow-code-generation-from-strings',
  '--frozen-intrinsics',
  '--no-addons',
  '--no-strip-types',
];
const MOST_HEAP_MB = 128;
/** Of everything, buffers included: besides a full heap, node itself takes about 130 MB. */
const MOST_MEMORY_MB = 300;
const MEMORY_LOOK_MS = 50;

/** The most characters that the section may write in one step. */
const MOST_TEXT = 8_000_000;
/** The most pages in progress, and the most requests of one page. */
const MOST_PAGES = 50;
const MOST_ASKS = 4;
/** The time to start node and evaluate the code, in milliseconds. */
const START_MS = 10_000;

/**
 * In milliseconds: how long the section may work without a pause, and after how long an unfinished page is abandoned.
 */
export interface Limits {
  stepMs: number;
  pageMs: number;
}
export const LIMITS: Limits = { stepMs: 3_000, pageMs: 4_000 };

/** A piece of code with the name that errors show. */
export interface NamedCode {
  name: string;
  code: string;
}

/** Answers what a page asks for: of an answer, a section gets status and text. */
export type TextSource = (address: string) => Promise<Pick<Response, 'status' | 'text'>>;

interface Work {
  payload: TextSource;
  asks: number;
  done: (page: unknown) => void;
  failed: (error: Error) => void;
}

/**
 * A process that evaluates the code of one release and renders its pages, without permissions, environment, network or
 * other code.
 */
export class SectionProcess {
  /** Resolves when the code has been evaluated; rejects when it cannot be. */
  readonly started: Promise<void>;
  /** Why it ended; undefined while it runs. */
  ended: string | undefined;
  readonly #child: ChildProcess;
  readonly #pages = new Map<number, Work>();
  readonly #start = Promise.withResolvers<void>();
  readonly #limits: Limits;
  #stepMs = START_MS;
  #ids = 0;
  /** What the process knows of the site. */
  #site: RenderedSite | undefined;
  /** Messages that it has not handled yet. */
  #unanswered = 0;
  #read = '';
  #stepLimit: NodeJS.Timeout | undefined;
  readonly #memoryLook: NodeJS.Timeout;

  constructor(code: readonly NamedCode[], start: NonNullable<Incoming['start']>, limits = LIMITS) {
    this.#limits = limits;
    const program = programFor({ stepMs: limits.stepMs, text: MOST_TEXT });
    const flags = [...RIGHTS, `--max-old-space-size=${MOST_HEAP_MB}`, '--no-warnings', '-e', program];
    const child = spawn(process.execPath, flags, { cwd: '/', env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
    this.#child = child;
    this.started = this.#start.promise;
    this.started.catch(() => {});
    child.on('error', ({ message }) => this.#end(message));
    child.on('exit', (code, signal) => this.#end(`it ended with ${signal ?? code}`));
    child.stdin?.on('error', () => this.stop('it does not listen'));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    this.#memoryLook = setInterval(() => this.#look(), MEMORY_LOOK_MS);
    this.#memoryLook.unref();
    for (const compile of code) child.stdin?.write(`${JSON.stringify({ compile })}\n`);
    this.#send({ start });
  }

  /** Renders a page; the result is whatever the section returns. Rejects when it fails or takes too long. */
  render({ address, menu, ...site }: Omit<PageRequest, 'section' | 'payload'>, payload: TextSource): Promise<unknown> {
    if (this.ended !== undefined) return Promise.reject(new Error(this.ended));
    if (this.#pages.size >= MOST_PAGES) return Promise.reject(new Error('too many pages are in work'));
    const id = this.#ids++;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const { pageMs } = this.#limits;
    const limit = setTimeout(() => reject(new Error(`not ready after ${pageMs} ms`)), pageMs);
    this.#pages.set(id, { payload, asks: 0, done: resolve, failed: reject });
    this.#tell(site);
    this.#send({ render: { id, address, menu } });
    return promise.finally(() => {
      clearTimeout(limit);
      this.#pages.delete(id);
    });
  }

  /** Ends the process at once, whatever it is doing. */
  stop(reason: string): void {
    this.#end(reason);
    this.#child.kill('SIGKILL');
  }

  #end(reason: string): void {
    if (this.ended !== undefined) return;
    this.ended = reason;
    clearTimeout(this.#stepLimit);
    clearInterval(this.#memoryLook);
    this.#start.reject(new Error(reason));
    for (const { failed } of this.#pages.values()) failed(new Error(reason));
  }

  #send(message: Incoming): void {
    if (this.ended !== undefined) return;
    this.#unanswered += 1;
    if (this.#unanswered === 1) this.#limitStep();
    this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  /** Sends what the site is, unless these very objects were sent last. */
  #tell(site: RenderedSite): void {
    const known = this.#site;
    const names = ['origin', 'registry', 'config', 'release'] as const;
    if (known && names.every((name) => known[name] === site[name])) return;
    this.#site = site;
    this.#send({ site });
  }

  #limitStep(): void {
    clearTimeout(this.#stepLimit);
    if (this.#unanswered === 0) return;
    this.#stepLimit = setTimeout(() => this.stop(`a step took longer than ${this.#stepMs} ms`), this.#stepMs);
    this.#stepLimit.unref();
  }

  #look(): void {
    if (this.#unanswered === 0 || residentMegabytes(this.#child.pid) < MOST_MEMORY_MB) return;
    this.stop(`it took more than ${MOST_MEMORY_MB} MB`);
  }

  #hear(text: string): void {
    this.#read += text;
    if (this.#read.length > 2 * MOST_TEXT) this.stop('it says too much');
    if (this.ended !== undefined) return;
    const lines = this.#read.split('\n');
    this.#read = lines.pop() ?? '';
    for (const line of lines) this.#take(saidIn(line));
  }

  #take(said: Said): void {
    if ('idle' in said) {
      this.#unanswered -= 1;
      this.#limitStep();
    } else if ('started' in said) {
      this.#stepMs = this.#limits.stepMs;
      this.#start.resolve();
    } else if ('ask' in said) this.#answer(said);
    else if ('page' in said) this.#pages.get(said.id)?.done(said.page);
    else if (said.id !== undefined) this.#pages.get(said.id)?.failed(new Error(said.failed));
    else this.stop(said.failed);
  }

  async #answer({ id, ask, address }: Extract<Said, { ask: number }>): Promise<void> {
    const work = this.#pages.get(id);
    if (!work) return;
    work.asks += 1;
    if (work.asks > MOST_ASKS) return this.#pages.get(id)?.failed(new Error('it asks for too much'));
    try {
      const response = await work.payload(address);
      this.#send({ payload: { ask, status: response.status, body: await response.text() } });
    } catch (error) {
      this.#send({ payload: { ask, failed: (error as Error).message } });
    }
  }
}
