import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Programs } from './programs.ts';

const folder = path.resolve(import.meta.dirname, '../../../e2e');
const playwright = path.resolve(import.meta.dirname, '../../../node_modules/.bin/playwright');
const ownNetwork = path.join(import.meta.dirname, 'own-network.sh');

/** Whether this machine gives a process loopback ports of its own, so that two sites run side by side. */
export const mayHaveOwnNetwork = (): boolean => spawnSync(ownNetwork, ['--may']).status === 0;

/** A suite of browser tests, or a share of it, as "1/2", with results of its own. */
export interface Part {
  suite: string;
  share?: string;
}

interface SuiteRun extends Part {
  /** What is passed to Playwright. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Whether it runs beside others, on ports of its own, and writes whole lines. */
  hasOwnNetwork: boolean;
}

/** Runs one suite of browser tests or a share of it; whether it passed. */
export function run(programs: Programs, { suite, share, args, env, hasOwnNetwork }: SuiteRun): Promise<boolean> {
  const reporters = ['--reporter', 'list,./support/failures-reporter.ts'];
  // Each run empties its folder of results first.
  const shared = share ? ['--shard', share, '--output', `test-results/${suite}-${share.replace('/', '-of-')}`] : [];
  const all = ['test', '--config', `${suite}.config.ts`, '--pass-with-no-tests', ...reporters, ...shared, ...args];
  const [command, ...rest] = hasOwnNetwork ? [ownNetwork, playwright, ...all] : [playwright, ...all];
  return programs.passes(command, rest, {
    cwd: folder,
    env,
    stdio: hasOwnNetwork ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
}
