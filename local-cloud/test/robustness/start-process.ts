import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A backend in a separate process; `kill` gives it no chance to clean up. */
export interface BackendProcess {
  url: string;
  pid: number;
  kill(): Promise<void>;
}

/** Starts the backend over a data folder. Throws when it ends before it listens. */
export async function startProcess(dataFolder: string): Promise<BackendProcess> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), [dataFolder], { execArgv: [] });
  const url = await Promise.race([address(child), failure(child)]);
  return {
    url: url.replace('localhost', '127.0.0.1'),
    pid: child.pid ?? 0,
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function address(child: ChildProcess): Promise<string> {
  const [url] = await once(child, 'message');
  return String(url);
}

async function failure(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`The backend ended with ${code} before it listened.`);
}
