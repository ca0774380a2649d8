import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalCloud } from '@cursiv/platform-tools/local-cloud';
import { ORIGINS, serveOrigin } from '@cursiv/platform-tools/serve';
import { peakMemory, processorTime } from './kills/process-figures.ts';

const SEED = path.resolve(import.meta.dirname, '../../demo-data/src/reseed.ts');

/** The running site, part by part. */
export class LocalSite {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'cursiv-'));
  readonly #servers = new Map<string, Server>();
  #backend: ChildProcess | undefined;

  /** `from`: a folder with what the backend holds at first; without it, demo data. */
  constructor(from?: string) {
    if (from !== undefined) cpSync(from, this.#folder, { recursive: true });
  }

  /** Before the start: demo data with a site of so many courses beside it. Takes seconds for each thousand. */
  seed(courses: number): void {
    execFileSync(process.execPath, [SEED, '--scale', String(courses), '--data', this.#folder], { stdio: 'inherit' });
  }

  async start(): Promise<void> {
    await this.startBackend();
    for (const origin of Object.keys(ORIGINS)) await this.up(origin);
  }

  async up(origin: string): Promise<void> {
    this.#servers.set(origin, await serveOrigin(origin));
  }

  async down(origin: string): Promise<void> {
    const server = this.#servers.get(origin);
    if (!server) return;
    this.#servers.delete(origin);
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  async startBackend(): Promise<void> {
    this.#backend = await startLocalCloud(this.#folder);
  }

  /** The most memory, in MiB, that the backend has had since its start. */
  peakMemory = (): number => peakMemory(this.#backend?.pid ?? 0);

  /** The processor time, in milliseconds, that the backend has used since its start. Linux only. */
  processorMs = (): number => processorTime(this.#backend?.pid ?? 0);

  /** Ends the backend as a crash would. */
  async killBackend(): Promise<void> {
    const backend = this.#backend;
    this.#backend = undefined;
    if (!backend) return;
    const exited = once(backend, 'exit');
    backend.kill('SIGKILL');
    await exited;
  }

  /** Everything is out of reach; `resume` brings it back with what it held. */
  async pause(): Promise<void> {
    for (const origin of [...this.#servers.keys()]) await this.down(origin);
    await this.killBackend();
  }

  resume = () => this.start();

  async stop(): Promise<void> {
    await this.pause();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
