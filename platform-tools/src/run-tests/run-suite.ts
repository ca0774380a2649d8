import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../e2e');
const playwright = path.resolve(import.meta.dirname, '../../../node_modules/.bin/playwright');
const ownNetwork = path.join(import.meta.dirname, 'own-network.sh');

/** Whether this machine gives a process loopback ports of its own, so that two sites run side by side. */
export const mayHaveOwnNetwork = (): boolean => spawnSync(ownNetwork, ['--may']).status === 0;

interface SuiteRun {
  suite: string;
  /** What is passed to Playwright. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Whether it runs beside others, on ports of its own, and writes whole lines. */
  hasOwnNetwork: boolean;
}

/** Runs one suite of browser tests; whether it passed. */
export async function run({ suite, args, env, hasOwnNetwork }: SuiteRun): Promise<boolean> {
  const reporters = ['--reporter', 'list,./support/failures-reporter.ts'];
  const all = ['test', '--config', `${suite}.config.ts`, '--pass-with-no-tests', ...reporters, ...args];
  const [command, ...rest] = hasOwnNetwork ? [ownNetwork, playwright, ...all] : [playwright, ...all];
  const child = spawn(command, rest, {
    cwd: folder,
    env,
    stdio: hasOwnNetwork ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  child.stdout?.pipe(process.stdout, { end: false });
  child.stderr?.pipe(process.stderr, { end: false });
  const [code] = await once(child, 'close');
  return code === 0;
}
