// `npm run rules:emulator -- [--port 8080] [--project demo-test] [-- command]`: a backend for tests of rules. A command
// runs with the addresses in its environment, and its end stops the backend; without one it stays until Ctrl-C.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startLocalCloud } from './server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { values: options, positionals: command } = parseArgs({
  options: { port: { type: 'string', default: '0' }, project: { type: 'string', default: 'demo-test' } },
  allowPositionals: true,
});

const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'rules-tests-'));
const cloud = await startLocalCloud({
  port: Number(options.port),
  dataFolder,
  project: options.project,
  firestoreRules: path.join(root, 'firestore.rules'),
  storageRules: path.join(root, 'storage.rules'),
  rulesTests: true,
});

const address = `127.0.0.1:${new URL(cloud.url).port}`;
const environment = {
  GCLOUD_PROJECT: options.project,
  FIREBASE_EMULATOR_HUB: address,
  FIRESTORE_EMULATOR_HOST: address,
  FIREBASE_STORAGE_EMULATOR_HOST: address,
};

async function stop(code: number): Promise<void> {
  await cloud.close();
  rmSync(dataFolder, { recursive: true, force: true });
  process.exit(code);
}

const [program, ...args] = command;
if (program === undefined) {
  console.log('A backend for tests of rules is ready until Ctrl-C:\n');
  for (const [name, value] of Object.entries(environment)) console.log(`export ${name}=${value}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(0));
} else {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  child.once('error', ({ message }) => {
    console.error(message);
    void stop(1);
  });
  child.once('exit', (code) => void stop(code ?? 1));
}
