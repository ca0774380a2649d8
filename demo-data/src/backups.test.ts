import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LocalCloud } from '@cursiv/local-cloud';
import { startProductCloud } from './product-cloud.ts';

const MAIN = path.join(process.cwd(), 'functions/src/backups/main.ts');
/** The whole site, three times there and back, on a busy machine. In milliseconds. */
const PATIENCE = 240_000;

let folder: string;
const running: LocalCloud[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cursiv-backups-'));
});

afterEach(async () => {
  for (const cloud of running.splice(0)) await cloud.close();
  rmSync(folder, { recursive: true });
});

const at = (name: string) => path.join(folder, name);

/** A backend of the product without functions and, until it is seeded, with nothing. */
async function backend(name: string): Promise<LocalCloud> {
  const cloud = await startProductCloud(0, at(name), { fresh: false, empty: false, bare: true });
  running.push(cloud);
  return cloud;
}

/** Starts a command; its backend runs in this process and answers meanwhile. */
const command = (cloud: LocalCloud, args: string[]): ChildProcess =>
  spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: new URL(cloud.url).host },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

async function run(cloud: LocalCloud, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = command(cloud, args);
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

describe('a backup of the demo site', () => {
  it(
    'is restored as the same documents, files and accounts, also after a kill',
    async () => {
      const [source, target] = [await backend('source'), await backend('target')];
      await source.reset();
      const saved = await run(source, at('first'));
      const [, checksum = ''] = /Checksum: (\w{64})/.exec(saved.said) ?? [];

      const killed = command(target, ['restore', at('first')]);
      const closed = once(killed, 'close');
      while (target.firestore.isEmpty()) await new Promise((resolve) => setImmediate(resolve));
      killed.kill('SIGKILL');
      expect(await closed).toEqual([null, 'SIGKILL']);

      const restored = await run(target, 'restore', at('first'), '--checksum', checksum);
      expect(restored).toEqual({
        code: 0,
        said: expect.stringMatching(/^Restored as of .*: \d{4} documents, \d\d files/),
      });
      await run(target, at('second'));
      const compared = await run(target, 'compare', at('first'), at('second'));
      expect(compared).toEqual({ code: 0, said: 'Both backups hold the same.\n' });
    },
    PATIENCE,
  );
});
