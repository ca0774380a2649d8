import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

const main = path.resolve(import.meta.dirname, '../../demo-data/src/main.ts');

/** The backend did not start; it has said why itself. */
export class LocalCloudEnded extends Error {}

/** What the backend begins with: its folder's data (demo data where there is none), demo data anew, or nothing but an administrator. */
export type Beginning = 'kept' | 'fresh' | 'empty';

/** Starts the local backend in a process of its own and waits until it answers. Rejects with LocalCloudEnded when it ends before that. */
export function startLocalCloud(dataFolder: string, beginning: Beginning = 'kept'): Promise<ChildProcess> {
  const options = ['--port', '3010', '--data', dataFolder, ...(beginning === 'kept' ? [] : [`--${beginning}`])];
  const child = fork(main, options, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', () => reject(new LocalCloudEnded('local-cloud ended before it was ready')));
  });
}
