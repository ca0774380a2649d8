// `npm run migrate`: brings documents that older versions of the site wrote into the present form, in local-cloud; with `-- --project
// cursiv` in the hosted project, with your own credentials. Ends with 0 when everything is done, 1 when not.
import { parseArgs } from 'node:util';
import { MigrationRefusal } from './migration-refusal.ts';

const USAGE = `npm run migrate                runs every migration that is not done; goes on where a killed run stopped
npm run migrate -- list        says what is done and what is not
npm run migrate -- --dry-run   says what a run would write, and writes nothing
  --project <id>               the hosted project, instead of local-cloud`;

const OPTIONS = { project: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;

function asked() {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const [verb, ...more] = positionals;
    if (more.length > 0 || (verb !== undefined && (verb !== 'list' || values['dry-run']))) return undefined;
    return { project: values.project, task: verb === 'list' ? 'list' : values['dry-run'] ? 'try' : 'run' };
  } catch {
    return undefined;
  }
}

const command = asked();
if (!command) {
  console.error(USAGE);
  process.exit(1);
}
process.env.GCLOUD_PROJECT = command.project ?? process.env.GCLOUD_PROJECT ?? 'demo-cursiv';
if (command.project === undefined) process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:3010';

// Imported here because the Admin SDK reads the environment when it loads.
const [{ listMigrations, runMigrations, tryMigrations }, { MIGRATIONS }, { firestoreStore }] = await Promise.all([
  import('./run-migrations.ts'),
  import('./registered.ts'),
  import('../store/firestore-store.ts'),
]);
type State = Awaited<ReturnType<typeof listMigrations>>[number];

function line({ migration: { version, title }, record }: State): string {
  if (!record) return `${version}  not begun. ${title}.`;
  const { state, seen, written, doneAt } = record;
  const how = state === 'done' ? `done ${doneAt?.toISOString()}` : 'not finished';
  return `${version}  ${how}: ${seen} documents looked at, ${written} writes.`;
}

const TASKS = {
  async list() {
    for (const state of await listMigrations(firestoreStore(), MIGRATIONS)) console.log(line(state));
  },
  async try() {
    const tried = await tryMigrations(firestoreStore(), MIGRATIONS, new Date());
    for (const { migration, seen, paths } of tried) {
      console.log(`${migration.version}  would look at ${seen} documents and write ${paths.length}.`);
      for (const path of paths.slice(0, 10)) console.log(`  ${path}`);
    }
    console.log(tried.length === 0 ? 'Everything is done.' : 'Nothing was written.');
  },
  async run() {
    const states = await runMigrations(
      firestoreStore(),
      MIGRATIONS,
      () => new Date(),
      (state) => console.log(line(state)),
    );
    console.log(`${states.length} of ${MIGRATIONS.length} migrations are done.`);
  },
};

await TASKS[command.task as keyof typeof TASKS]().catch((error: unknown) => {
  if (!(error instanceof MigrationRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
