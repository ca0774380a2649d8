import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The log line of the function that crashes in a test. */
const EXPECTED = 'Unhandled error TypeError: a bug';

/** A backend for the suite. */
export interface Backend {
  /** Without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/** Starts local-cloud in a separate process, over a new folder or the given one; port 0 takes a free one. */
export async function startLocal(port = 0, dataFolder?: string): Promise<Backend> {
  const folder = dataFolder ?? mkdtempSync(path.join(os.tmpdir(), 'local-cloud-sdk-'));
  const child = fork(path.join(import.meta.dirname, 'main.ts'), [folder, String(port)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (child.stderr) createInterface(child.stderr).on('line', printUnexpected);
  const [url] = await once(child, 'message');
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    if (dataFolder === undefined) rmSync(folder, { recursive: true });
  };
  return { url: String(url), stop };
}

function printUnexpected(line: string): void {
  if (!line.includes(EXPECTED)) console.error(line);
}
