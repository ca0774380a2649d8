// `node local-cloud/test/fuzz.ts [requests] [seed]`: malformed requests, 100,000 by default.
import { startTestServices } from '../src/testing/start-test-services.ts';
import { fuzz } from './robustness/fuzz.ts';

const DEFAULT_REQUESTS = 100_000;
const [requests = DEFAULT_REQUESTS, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);

const services = await startTestServices();
const { faults, statuses } = await fuzz(services.url, seed, requests);
await services.close();

console.log(`${requests} malformed requests (seed ${seed}):`);
for (const [status, count] of [...statuses].sort()) console.log(`  ${status}: ${count}`);
for (const { request, answer } of faults)
  console.log(
    `${answer}: ${request.method} ${request.path} ${JSON.stringify(request.headers)}\n  ${request.body.toString()}`,
  );
process.exitCode = faults.length === 0 ? 0 : 1;
