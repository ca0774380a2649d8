// `npm run backup -- <folder>`, `npm run restore -- <folder>`: all of Firestore, Storage and Authentication into a folder and back, in
// local-cloud; with `--project cursiv` in the hosted project, with your own credentials. Ends with 0 when it was done, 1 when not.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from './backup-error.ts';
import { deletedBetween, differences } from './compare-backups.ts';
import { restoreBackup } from './restoring/restore-backup.ts';
import { hostedBackend, localBackend } from './services/backend.ts';
import { writeBackup } from './write-backup.ts';

const USAGE = `npm run backup -- <folder>                    writes a backup into a new folder
npm run backup -- compare <folder> <folder>   names what differs between two backups
npm run backup -- deleted <older> <newer>     who was deleted between two backups
npm run restore -- <folder>                   restores into an empty backend without functions
  --project <id>       the hosted project, instead of local-cloud
  --checksum <hash>    (restore) the checksum that the backup told when it was made
  --deleted <file>     (restore) who was deleted since, one a line as \`backup deleted\` names them; may be empty`;

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

const VERBS = ['restore', 'compare', 'deleted'];

const OPTIONS = { project: { type: 'string' }, checksum: { type: 'string' }, deleted: { type: 'string' } } as const;
type Options = { [name in keyof typeof OPTIONS]?: string };

const backendOf = ({ project }: Options) =>
  project === undefined
    ? localBackend(process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:3010', process.env.GCLOUD_PROJECT ?? 'demo-cursiv')
    : hostedBackend(project);

async function backUp(folder: string, options: Options): Promise<void> {
  const { manifest, checksum } = await writeBackup(backendOf(options), path.resolve(folder));
  const { documents, files, accounts, readTime } = manifest;
  console.log(`Saved: ${documents.lines} documents, ${files.lines} files, ${accounts.lines} accounts.
Checksum: ${checksum}
Note the checksum where nobody who can write the backup can reach it.
The folder holds everything about everybody, password hashes too. Encrypt it before it leaves this machine, and erase it within 30 days.`);
  if (readTime === null)
    console.warn('This service cannot be read as it was at one moment: what was written meanwhile may be half in it.');
  else console.log(`The documents are those of ${readTime}; files and accounts were read after it.`);
  if (!path.relative(REPOSITORY, path.resolve(folder)).startsWith('..'))
    console.warn(`${folder} lies in the repository: move it away before anybody commits it.`);
}

async function restore(folder: string, options: Options): Promise<void> {
  const { checksum, deleted: file } = options;
  const deleted = file === undefined ? undefined : new Set((await readFile(file, 'utf8')).split(/\s+/).filter(Boolean));
  const restored = await restoreBackup(backendOf(options), path.resolve(folder), {
    checksum,
    deleted,
    now: new Date(),
  });
  const { documents, files, accounts, startedAt } = restored.manifest;
  console.log(
    `Restored as of ${startedAt}: ${documents.lines} documents, ${files.lines} files, ${accounts.lines} accounts.`,
  );
  if (deleted?.size)
    console.log(
      `Left out as deleted since: ${deleted.size}. What people among them left, the schedule deletePeople erases.`,
    );
  if (restored.unsent > 0)
    console.log(`${restored.unsent} messages had not left then: mails wait at /admin/mail for an administrator.`);
  if (restored.withoutFactor > 0)
    console.log(`${restored.withoutFactor} accounts come back without their second factor.`);
  if (restored.leaving.length > 0)
    console.log(`These had asked to be deleted, and will be. Who took it back since is kept by deleting their dataRequests/<id>__deletion
before functions start: ${restored.leaving.join(', ')}`);
}

async function compare(one: string, other: string): Promise<void> {
  let count = 0;
  for await (const difference of differences(path.resolve(one), path.resolve(other))) {
    count++;
    console.log(difference);
  }
  console.log(count === 0 ? 'Both backups hold the same.' : `${count} differences.`);
  process.exitCode = count === 0 ? 0 : 1;
}

async function listDeleted(older: string, newer: string): Promise<void> {
  for await (const id of deletedBetween(path.resolve(older), path.resolve(newer))) console.log(id);
}

/** What was asked for; undefined when that makes no sense. */
function task(): (() => Promise<void>) | undefined {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const [verb = '', one, other, ...more] = positionals;
    if (verb === '' || more.length > 0) return undefined;
    if (one === undefined && !VERBS.includes(verb)) return () => backUp(verb, values);
    if (one === undefined) return undefined;
    if (verb === 'restore' && other === undefined) return () => restore(one, values);
    if (verb === 'compare' && other !== undefined) return () => compare(one, other);
    if (verb === 'deleted' && other !== undefined) return () => listDeleted(one, other);
  } catch {
    // Unknown options get the same answer.
  }
  return undefined;
}

const run = task();
if (!run) {
  console.error(USAGE);
  process.exit(1);
}
await run().catch((error: unknown) => {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
