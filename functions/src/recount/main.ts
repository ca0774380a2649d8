// `npm run recount`: corrects the numbers and search keys that triggers keep, in local-cloud; with `-- --project cursiv` in the hosted project, by
// the credentials of who runs it (`gcloud auth application-default login`).
import { parseArgs } from 'node:util';

const { project } = parseArgs({ options: { project: { type: 'string' } } }).values;
process.env.GCLOUD_PROJECT = project ?? 'demo-cursiv';
if (project === undefined) process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:3010';

// Only now: the Admin SDK reads the environment when it is loaded.
const [{ recount }, { fillSearchKeys }, { firestoreStore }] = await Promise.all([
  import('./recount.ts'),
  import('../users/keep-search-keys.ts'),
  import('../store/firestore-store.ts'),
]);
const { courses, experts } = await recount(firestoreStore());
const people = await fillSearchKeys(firestoreStore());
console.log(`Counted anew: ${courses} courses, ${experts} experts. Found by name again: ${people} people.`);
