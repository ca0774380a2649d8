// `npm run seed`: replaces what the backend holds by fresh demo data. Not while it runs.
import { startFailure } from '@cursiv/local-cloud';
import { DEFAULT_DATA_FOLDER, startProductCloud } from './product-cloud.ts';

/** The usual port, so that a backend that is running is noticed before its data is touched. */
const PORT = 3010;

async function run(): Promise<void> {
  const cloud = await startProductCloud(PORT, DEFAULT_DATA_FOLDER, true);
  await cloud.reset();
  await cloud.close();
  console.log('Fresh demo data is in place.');
}

run().catch((error: unknown) => {
  console.error(startFailure(error, { port: String(PORT), data: DEFAULT_DATA_FOLDER }));
  process.exit(1);
});
