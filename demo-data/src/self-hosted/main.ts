// The backend of a site that a school hosts itself: no demo data, no outbox, signed tokens. `npm run host` starts it.
import { installCrashGuard } from '@cursiv/local-cloud';
import { startProductCloud } from '../product-cloud.ts';
import { deliverer } from './deliver.ts';
import { jsonConsole } from './json-console.ts';
import { keptTokenKey } from './token-key.ts';

jsonConsole();
const { SITE_ORIGIN = '', FILES_ORIGIN = '', DATA_FOLDER = '', SMTP_URL = '', MAIL_FROM = '' } = process.env;
const { OPERATOR_PORT, STRANGERS_PORT } = process.env;
process.env.SELF_HOSTED = 'true';
// Everything that is made here holds people's data or keys.
process.umask(0o077);

const cloud = await startProductCloud(Number(OPERATOR_PORT), DATA_FOLDER, {
  fresh: false,
  empty: true,
  strangers: {
    port: Number(STRANGERS_PORT),
    siteOrigin: SITE_ORIGIN,
    address: FILES_ORIGIN,
    tokenKey: keptTokenKey(DATA_FOLDER),
    deliver: deliverer({ smtpUrl: SMTP_URL, from: MAIL_FROM, siteOrigin: SITE_ORIGIN }),
  },
}).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
installCrashGuard();
const stop = () => void cloud.close().then(() => process.exit(0));
// A terminal sends its signal to both processes: the gateway ends first and then this one.
process.on('SIGINT', () => {});
process.once('SIGTERM', stop);
process.once('disconnect', stop);
process.send?.({ type: 'ready' });
