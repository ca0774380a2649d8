// `node demo-data/src/main.ts --port 3010 --data .local-cloud [--fresh | --empty | --bare]`: the embedded backend with demo data, with
// nothing but an administrator or, for a restore, without functions and with nothing but what the folder holds.
import { parseArgs } from 'node:util';
import { installCrashGuard, type LocalCloud, startFailure } from '@cursiv/local-cloud';
import { DEFAULT_DATA_FOLDER, startProductCloud } from './product-cloud.ts';

const OPTIONS = {
  port: { type: 'string', default: '3010' },
  data: { type: 'string', default: DEFAULT_DATA_FOLDER },
  fresh: { type: 'boolean', default: false },
  empty: { type: 'boolean', default: false },
  bare: { type: 'boolean', default: false },
} as const;

interface Options {
  port: string;
  data: string;
  fresh: boolean;
  empty: boolean;
  bare: boolean;
}

/** Ends the process with one line when the options are invalid. */
function readOptions(): Options {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    console.error(
      `${(error as Error).message.split('. ')[0]}. Options: --port <number>, --data <folder>, --fresh, --empty, --bare`,
    );
    process.exit(1);
  }
}

async function run(options: Options): Promise<void> {
  const { port, data, fresh, empty, bare } = options;
  const cloud = await startProductCloud(Number(port), data, { fresh: fresh || empty, empty, bare });
  stopOnSignals(cloud);
  if (!bare) await seedWhenEmpty(cloud);
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
  // The parent process has gone.
  if (process.connected) process.once('disconnect', stop);
}

const options = readOptions();
run(options).catch((error: unknown) => {
  console.error(startFailure(error, options));
  process.exit(1);
});
