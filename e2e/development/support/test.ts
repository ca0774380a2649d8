import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test as base, expect } from '../../support/test.ts';

const tool = path.resolve(import.meta.dirname, '../../../platform-tools/src/dev/main.ts');
const PORTS: Record<string, number> = { 'mf-public': 3101, 'mf-dashboard': 3102, 'mf-admin': 3103 };

/** Whether an address answers successfully. */
const isReady = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** A test beside `npm run dev` with the named sections, or with none named. */
export const test = base.extend<object, { named: string[]; source: undefined }>({
  named: [[], { scope: 'worker', option: true }],
  source: [
    async ({ named }, use) => {
      const args = [tool, ...named, '--data', '.local-cloud-test'];
      const process = spawn(globalThis.process.execPath, args, { stdio: 'inherit' });
      try {
        const sections = named.length > 0 ? named : Object.keys(PORTS);
        const addresses = sections.map((section) => `http://localhost:${PORTS[section]}/current.json`);
        for (const address of ['http://localhost:3000/', ...addresses])
          await expect.poll(() => isReady(address), { timeout: 120_000 }).toBe(true);
        await use(undefined);
      } finally {
        const exited = once(process, 'exit');
        process.kill('SIGTERM');
        await exited;
      }
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
});

export { expect };
