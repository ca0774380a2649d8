import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

const main = path.resolve(import.meta.dirname, '../../demo-data/src/main.ts');

/** The backend did not start; it has said why itself. */
export class LocalCloudEnded extends Error {}

/** What the backend begins with: its folder's data (demo data where there is none), demo data anew, or nothing but an administrator. */
export type Beginning = 'kept' | 'fresh' | 'empty';

/** A backend that is not ready by then hangs: it is ended. Milliseconds. */
const PATIENCE_MS = 300_000;

/**
 * Starts the local backend in a process of its own and waits until it answers. Rejects with LocalCloudEnded when it ends before that, or
 * does not answer within five minutes. `log`: the descriptor of a file for what it prints, instead of the terminal.
 */
export function startLocalCloud(
  dataFolder: string,
  beginning: Beginning = 'kept',
  log: number | 'inherit' = 'inherit',
): Promise<ChildProcess> {
  const options = ['--port', '3010', '--data', dataFolder, ...(beginning === 'kept' ? [] : [`--${beginning}`])];
  const child = fork(main, options, { stdio: ['ignore', log, log, 'ipc'] });
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    child.once('message', () => {
      clearTimeout(tooLate);
      resolve(child);
    });
    child.once('exit', () => {
      clearTimeout(tooLate);
      reject(new LocalCloudEnded('local-cloud ended before it was ready'));
    });
  });
}
