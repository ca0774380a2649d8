// `npm start`: the local backend with demo data and the site on its four origins, until Ctrl-C.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { assertBuilt, serveSite } from './serve/site.ts';
import { LocalCloudEnded, startLocalCloud } from './start-local-cloud.ts';

const { values: options } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    empty: { type: 'boolean', default: false },
    data: { type: 'string', default: '.local-cloud' },
  },
});
const dataFolder = path.resolve(import.meta.dirname, '../..', options.data);

const WELCOME = `
Cursiv is ready:  http://localhost:3000   (English: http://localhost:3000/en)
Sections:         http://localhost:3001  :3002  :3003
Local backend:    http://localhost:3010   (mail: http://localhost:3010/outbox)

${options.empty ? 'The only account' : 'Demo accounts'}, password cursiv-demo:
  ${options.empty ? '' : 'learner@cursiv.test  instructor@cursiv.test  expert@cursiv.test  creator@cursiv.test  '}admin@cursiv.test

Ctrl-C stops everything; your data stays. Start afresh with: npm start -- --fresh, or with nothing there: -- --empty
`;

async function start(): Promise<void> {
  assertBuilt();
  const localCloud = await startLocalCloud(dataFolder, options.empty ? 'empty' : options.fresh ? 'fresh' : 'kept');
  const stopSite = await serveSite().catch((error: unknown) => {
    localCloud.kill('SIGTERM');
    throw error;
  });
  const stop = () => {
    stopSite();
    localCloud.kill('SIGTERM');
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  localCloud.once('exit', (code) => {
    stopSite();
    process.exitCode = code ?? 1;
  });
  console.log(WELCOME);
}

start().catch((error: Error) => {
  if (!(error instanceof LocalCloudEnded)) console.error(error.message);
  process.exitCode = 1;
});
