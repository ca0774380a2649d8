// `npm run recount`: corrects the numbers, search keys and seals that triggers keep, in local-cloud; with `-- --project
// cursiv` in the hosted project, with your own credentials (`gcloud auth application-default login`).
import { parseArgs } from 'node:util';

const { project } = parseArgs({ options: { project: { type: 'string' } } }).values;
process.env.GCLOUD_PROJECT = project ?? 'demo-cursiv';
if (project === undefined) process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:3010';

// Imported here because the Admin SDK reads the environment when it loads.
const [{ recount }, { sealAll }, { fillSearchKeys }, { recountSite }, { firestoreStore }] = await Promise.all([
  import('./recount.ts'),
  import('../audit/seal-events.ts'),
  import('../users/keep-search-keys.ts'),
  import('../site-figures/recount-site.ts'),
  import('../store/firestore-store.ts'),
]);
const { courses, experts } = await recount(firestoreStore());
await sealAll(firestoreStore(), new Date());
const people = await fillSearchKeys(firestoreStore());
await recountSite(firestoreStore(), new Date());
console.log(`Counted anew: ${courses} courses, ${experts} experts. Found by name again: ${people} people.`);
