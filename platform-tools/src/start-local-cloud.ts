import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

const main = path.resolve(import.meta.dirname, '../../local-cloud/src/main.ts');

/** The backend did not start, and has said why itself. */
export class LocalCloudEnded extends Error {}

/**
 * Starts the local backend in a separate process and waits until it answers. Rejects with LocalCloudEnded when it ends
 * before that.
 */
export function startLocalCloud(dataFolder: string, isFresh: boolean): Promise<ChildProcess> {
  const options = ['--port', '3010', '--data', dataFolder, ...(isFresh ? ['--fresh'] : [])];
  const child = fork(main, options, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', () => reject(new LocalCloudEnded('local-cloud ended before it was ready')));
  });
}
