// `node local-cloud/src/main.ts --port 3010 --data .local-cloud [--fresh]`: the embedded backend with demo data.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { clearDataFolder } from './data-folder.ts';
import { installCrashGuard } from './functions/crash-guard.ts';
import { type LocalCloud, startLocalCloud } from './server.ts';
import { startFailure } from './start-failure.ts';

const root = path.resolve(import.meta.dirname, '../..');

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '3010' },
    data: { type: 'string', default: path.join(root, '.local-cloud') },
    fresh: { type: 'boolean', default: false },
  },
});

async function run(): Promise<void> {
  if (options.fresh) clearDataFolder(options.data);
  const functionsEntry = path.join(root, 'functions/src/index.ts');
  const cloud = await startLocalCloud({
    port: Number(options.port),
    dataFolder: options.data,
    project: 'demo-cursiv',
    firestoreRules: path.join(root, 'firestore.rules'),
    storageRules: path.join(root, 'storage.rules'),
    ...(existsSync(functionsEntry) ? { functionsEntry } : {}),
  });
  stopOnSignals(cloud);
  await seedWhenEmpty(cloud);
  installCrashGuard();
  console.log(`local-cloud ready on ${cloud.url}`);
  process.send?.({ type: 'ready' });
}

/** A start that was interrupted while seeding begins again: files and accounts come before the documents. */
async function seedWhenEmpty(cloud: LocalCloud): Promise<void> {
  if (!cloud.firestore.isEmpty()) return;
  cloud.auth.clear();
  cloud.storage.clear();
  const { seedDemo } = await import('./seed/seed-demo.ts');
  await seedDemo(cloud);
}

function stopOnSignals(cloud: LocalCloud): void {
  const stop = () => {
    cloud.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // The process that forked this one is gone.
  if (process.connected) process.once('disconnect', stop);
}

run().catch((error: unknown) => {
  console.error(startFailure(error, options));
  process.exit(1);
});
