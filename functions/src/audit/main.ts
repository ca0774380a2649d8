// `npm run check-audit`: checks that no audit event was altered, removed or slipped in since it was sealed, in local-cloud; with
// `-- --project cursiv` in the hosted project, with your own credentials. `--seal 12:<hash>` compares with a link noted earlier. Ends with 0
// when the log is sound, 1 when it is not.
import { parseArgs } from 'node:util';

const { project, seal } = parseArgs({ options: { project: { type: 'string' }, seal: { type: 'string' } } }).values;
process.env.GCLOUD_PROJECT = project ?? 'demo-cursiv';
if (project === undefined) process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:3010';

// Imported here because the Admin SDK reads the environment when it loads.
const [{ checkSeals, isSound }, { firestoreStore }] = await Promise.all([
  import('./check-seals.ts'),
  import('../store/firestore-store.ts'),
]);

const [index = '', hash = ''] = seal?.split(':') ?? [];
const check = await checkSeals(firestoreStore(), seal === undefined ? undefined : { index: Number(index), hash });
const FINDINGS = {
  broken: 'Links that do not follow from the one before',
  altered: 'Events that say something else than when they were sealed',
  missing: 'Sealed events that are gone',
  unsealed: 'Events that were never sealed',
  pseudonymised: 'Events without the names of people who deleted their accounts (no fault)',
} as const;
for (const [name, sentence] of Object.entries(FINDINGS)) {
  const found = check[name as keyof typeof FINDINGS];
  if (found.length > 0) console.log(`${sentence}: ${found.join(', ')}`);
}
console.log(
  `${isSound(check) ? 'The audit log is sound' : 'The audit log is not sound'}. Last seal: ${check.count}:${check.head}`,
);
process.exitCode = isSound(check) ? 0 : 1;
