// `main.ts <data folder> <port>`: local-cloud with the suite's own rules and functions; sends its address to its
// parent.
import path from 'node:path';
import { installCrashGuard } from '../../../src/functions/crash-guard.ts';
import { startLocalCloud } from '../../../src/server.ts';
import { PROJECT } from './project.ts';

const [dataFolder = '', port] = process.argv.slice(2);
const { url, auth } = await startLocalCloud({
  port: Number(port),
  dataFolder,
  project: PROJECT,
  firestoreRules: path.join(import.meta.dirname, 'firestore.rules'),
  storageRules: path.join(import.meta.dirname, 'storage.rules'),
  functionsEntry: path.join(import.meta.dirname, 'functions.ts'),
});
// The accounts named by the tests: a token is only valid while its account exists.
for (const localId of ['alice', 'bob']) {
  if (!auth.accounts.byId(localId)) auth.createUser({ localId, email: `${localId}@cursiv.test` });
}
installCrashGuard();
process.send?.(url);
