import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalCloud } from '@cursiv/platform-tools/local-cloud';
import { ORIGINS, type Origin, serveOrigin } from '@cursiv/platform-tools/serve';
import { test as base } from './test.ts';

/** The running site, part by part. */
export class Site {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'cursiv-'));
  readonly #servers = new Map<Origin, Server>();
  #backend: ChildProcess | undefined;

  async start(): Promise<void> {
    await this.startBackend();
    for (const origin of Object.keys(ORIGINS) as Origin[]) await this.up(origin);
  }

  async up(origin: Origin): Promise<void> {
    this.#servers.set(origin, await serveOrigin(origin));
  }

  async down(origin: Origin): Promise<void> {
    const server = this.#servers.get(origin);
    if (!server) return;
    this.#servers.delete(origin);
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  async startBackend(): Promise<void> {
    this.#backend = await startLocalCloud(this.#folder, false);
  }

  /** Ends the backend as a crash would. */
  async killBackend(): Promise<void> {
    const backend = this.#backend;
    this.#backend = undefined;
    if (!backend) return;
    const exited = once(backend, 'exit');
    backend.kill('SIGKILL');
    await exited;
  }

  async stop(): Promise<void> {
    for (const origin of [...this.#servers.keys()]) await this.down(origin);
    await this.killBackend();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A test that owns the site: starts it and may break it. */
export const test = base.extend<{ site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
    async ({}, use) => {
      const site = new Site();
      try {
        await site.start();
        await use(site);
      } finally {
        await site.stop();
      }
    },
    { auto: true, timeout: 60_000 },
  ],
});

export { expect } from './test.ts';
