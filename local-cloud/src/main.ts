// `node local-cloud/src/main.ts --port 3010 --data .local-cloud [--fresh]`: the embedded backend with demo data.
import { parseArgs } from 'node:util';
import { installCrashGuard } from './functions/crash-guard.ts';
import { DEFAULT_DATA_FOLDER, startProductCloud } from './product-cloud.ts';
import type { LocalCloud } from './server.ts';
import { startFailure } from './start-failure.ts';

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '3010' },
    data: { type: 'string', default: DEFAULT_DATA_FOLDER },
    fresh: { type: 'boolean', default: false },
  },
});

async function run(): Promise<void> {
  const cloud = await startProductCloud(Number(options.port), options.data, options.fresh);
  stopOnSignals(cloud);
  await seedWhenEmpty(cloud);
  installCrashGuard();
  console.log(`local-cloud ready on ${cloud.url}`);
  process.send?.({ type: 'ready' });
}

async function seedWhenEmpty(cloud: LocalCloud): Promise<void> {
  if (!cloud.firestore.isEmpty()) return;
  await cloud.reset();
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
