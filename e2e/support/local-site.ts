import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Beginning, startLocalCloud } from '@cursiv/platform-tools/local-cloud';
import { ORIGINS, serveOrigin } from '@cursiv/platform-tools/serve';
import { peakMemory } from './kills/peak-memory.ts';

/** The running site, part by part. */
export class LocalSite {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'cursiv-'));
  readonly #servers = new Map<string, Server>();
  #backend: ChildProcess | undefined;

  /** `beginning`: what the backend holds at first. */
  async start(beginning: Beginning): Promise<void> {
    await this.startBackend(beginning);
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

  async startBackend(beginning: Beginning = 'kept'): Promise<void> {
    this.#backend = await startLocalCloud(this.#folder, beginning);
  }

  /** The most memory, in MiB, that the backend has had since its start. */
  peakMemory = (): number => peakMemory(this.#backend?.pid ?? 0);

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

  resume = () => this.start('kept');

  async stop(): Promise<void> {
    await this.pause();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
