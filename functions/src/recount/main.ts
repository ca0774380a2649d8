// `npm run recount`: corrects the numbers that triggers keep, in local-cloud; with `-- --project cursiv` in the hosted project, by
// the credentials of who runs it (`gcloud auth application-default login`).
import { parseArgs } from 'node:util';

const { project } = parseArgs({ options: { project: { type: 'string' } } }).values;
process.env.GCLOUD_PROJECT = project ?? 'demo-cursiv';
if (project === undefined) process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:3010';

// Only now: the Admin SDK reads the environment when it is loaded.
const [{ recount }, { firestoreStore }] = await Promise.all([
  import('./recount.ts'),
  import('../payload/firestore-source.ts'),
]);
const { courses, experts } = await recount(firestoreStore());
console.log(`Counted anew: ${courses} courses, ${experts} experts.`);
