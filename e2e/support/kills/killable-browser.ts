import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../page/browser.ts';
import { peakMemory } from './process-figures.ts';

/** A browser with a profile on disk, which can be killed like a crash and started again with what it had stored. */
export class KillableBrowser {
  readonly #profile = mkdtempSync(path.join(tmpdir(), 'cursiv-profile-'));
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;

  /** `options`: further ones of the command line. */
  async start(...options: string[]): Promise<BrowserContext> {
    const { args, executablePath } = { executablePath: chromium.executablePath(), ...launchOptions };
    const own = ['--headless', `--user-data-dir=${this.#profile}`, '--remote-debugging-port=0', '--lang=ro-RO'];
    this.#process = spawn(executablePath, [...args, ...own, ...options, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    this.#browser = await chromium.connectOverCDP(await address(this.#process));
    const [context] = this.#browser.contexts();
    if (!context) throw new Error('The browser has no context.');
    return context;
  }

  /** A new page in the running browser. */
  page(): Promise<Page> {
    const [context] = this.#browser?.contexts() ?? [];
    if (!context) throw new Error('The browser does not run.');
    return context.newPage();
  }

  /** The most memory, in MiB, that one of its processes has had. */
  peakMemory = (): number => peakMemory(this.#process?.pid ?? 0);

  /** Ends the browser so that it stores what it has. */
  async close(): Promise<void> {
    const session = await this.#browser?.newBrowserCDPSession();
    const gone = this.#process && once(this.#process, 'exit');
    await session?.send('Browser.close').catch(() => undefined);
    await gone;
  }

  /** Ends the browser and all of its processes at once. */
  async kill(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#process ?? {};
    if (!this.#process || pid === undefined || exitCode !== null || signalCode !== null) return;
    const gone = once(this.#process, 'exit');
    process.kill(-pid, 'SIGKILL');
    await gone;
  }

  async forget(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Where the browser can be told what to do; it says so when it starts. */
async function address({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The browser says nothing.');
  for await (const line of createInterface(stderr)) {
    const [, url] = /^DevTools listening on (ws:.+)$/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error('The browser did not start.');
}
