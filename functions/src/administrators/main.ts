// `npm run admin -- grant ana@example.org`: makes a registered account an administrator's; `revoke` takes the right back. In local-cloud;
// with `--project cursiv` in the hosted project, with your own credentials. Ends with 1 when it could not be done.
import { parseArgs } from 'node:util';
import { AppError } from '@cursiv/shared-domain';

const { values, positionals } = parseArgs({ options: { project: { type: 'string' } }, allowPositionals: true });
const [verb = '', address = ''] = positionals;
process.env.GCLOUD_PROJECT = values.project ?? 'demo-cursiv';
if (values.project === undefined) process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:3010';

// Imported here because the Admin SDK reads the environment when it loads.
const [{ setAdministrator }, { firestoreStore }] = await Promise.all([
  import('./set-administrator.ts'),
  import('../store/firestore-store.ts'),
]);

const REFUSALS: Record<string, string> = {
  'not-found': `Nobody has registered with the address ${address}.`,
  conflict: `${address} is the last administrator. Make somebody else one first.`,
  'no-access': `The account of ${address} is suspended, so the right would have no effect. Restore it first.`,
};

if (!['grant', 'revoke'].includes(verb) || address === '') {
  console.error('npm run admin -- grant <address>, or revoke <address>');
  process.exit(1);
}
try {
  const name = await setAdministrator(firestoreStore(), address, verb === 'grant', new Date());
  console.log(verb === 'grant' ? `${name} is an administrator.` : `${name} is no administrator.`);
} catch (error) {
  const refusal = error instanceof AppError && REFUSALS[error.code];
  if (!refusal) throw error;
  console.error(refusal);
  process.exitCode = 1;
}
