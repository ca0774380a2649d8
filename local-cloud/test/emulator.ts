import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 250;

/** Google's Firestore emulator, from the Cloud SDK or FIRESTORE_EMULATOR_JAR; undefined when absent. */
export function findEmulator(): string | undefined {
  const named = process.env.FIRESTORE_EMULATOR_JAR;
  if (named) return existsSync(named) ? named : undefined;
  return [sdkRoot(), '/usr/lib/google-cloud-sdk']
    .filter((root) => root !== undefined)
    .flatMap((root) => globSync(join(root, 'platform/cloud-firestore-emulator/*.jar')))[0];
}

/** Starts the emulator on a free port of this machine; resolves once it answers. */
export async function startEmulator(jar: string): Promise<{ origin: string; pid: number; stop: () => void }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn('java', ['-cp', jar, MAIN_CLASS, 'start', '--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
  });
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  await Promise.race([failed, untilAnswering(origin, child)]);
  return { origin, pid: child.pid ?? 0, stop: () => child.kill() };
}

function sdkRoot(): string | undefined {
  try {
    return execFileSync('gcloud', ['info', '--format=value(installation.sdk_root)'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port found.');
  return address.port;
}

async function untilAnswering(origin: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  child.kill();
  throw new Error("Google's Firestore emulator did not start; it needs Java 17 or later.");
}
