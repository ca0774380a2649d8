import { createReadStream } from 'node:fs';
import { DELETION_DAYS } from '@cursiv/shared-domain';
import { BackupError } from '../backup-error.ts';
import { bytesOf, type Manifest } from '../folder/backup-folder.ts';
import { checkBackup } from '../folder/check-backup.ts';
import { keptAccounts, keptDocuments, keptFiles } from '../folder/kept-parts.ts';
import { importAccounts, type KeptAccount, losesSecondFactor } from '../services/accounts.ts';
import { type Backend, hasFunctions } from '../services/backend.ts';
import { writeDocuments } from '../services/documents.ts';
import { sendFile } from '../services/files.ts';
import { requireEmpty } from './require-empty.ts';
import { deletionsAgain, isUnsent, type Restoring, restoredDocuments } from './restored-documents.ts';

const DAY_MS = 86_400_000;

/** How a backup is restored. */
interface RestoreOptions {
  /** The checksum that was noted when the backup was made. */
  checksum?: string | undefined;
  /** Ids of people and paths of visitors' messages that were deleted since; needed where the backup cannot know the people. */
  deleted?: ReadonlySet<string> | undefined;
  now: Date;
}

/** What a restore did, and what its operator has to know. */
export interface Restored {
  manifest: Manifest;
  /** Mails and pushes that waited when the backup was made, and do not leave by themselves. */
  unsent: number;
  /** Accounts that had a second factor and are restored without. */
  withoutFactor: number;
  /** People who had asked to be deleted when the backup was made: the schedule goes on with them. */
  leaving: string[];
}

/**
 * Restores a backup into an empty backend without functions, or goes on where a killed restore stopped. Nothing is written before everything is
 * checked. Files come first and accounts last: who can sign in finds everything. Throws BackupError.
 */
export async function restoreBackup(
  backend: Backend,
  folder: string,
  { checksum: noted, deleted, now }: RestoreOptions,
): Promise<Restored> {
  const { manifest, checksum } = await checkBackup(folder, noted);
  requireDeletions(manifest, deleted, now);
  if (await hasFunctions(backend))
    throw new BackupError(
      `Functions run in ${backend.project}: they would take what is restored for news. Restore without them.`,
    );
  const restoring = { folder, manifest, checksum, project: backend.project, deleted: deleted ?? new Set<string>() };
  await requireEmpty(backend, restoring);
  for await (const { sha256, ...file } of keptFiles(folder))
    await sendFile(backend, file, createReadStream(bytesOf(folder, sha256)));
  await writeDocuments(backend, allRestored(restoring));
  const counts = await counted(restoring);
  await importAccounts(backend, manifest.hash, staying(restoring));
  return { manifest, ...counts };
}

/**
 * A deletion ends two weeks after it is asked for. Until a backup is that old, whoever was deleted since had asked before it was made, and the
 * backup itself knows. Later it does not.
 */
function requireDeletions({ startedAt }: Manifest, deleted: ReadonlySet<string> | undefined, now: Date): void {
  const days = Math.floor((now.getTime() - Date.parse(startedAt)) / DAY_MS);
  if (days < DELETION_DAYS || deleted !== undefined) return;
  throw new BackupError(
    `The backup is ${days} days old: people may have been deleted whom it does not know as leaving. Name them with --deleted.`,
  );
}

async function* allRestored(restoring: Restoring) {
  yield* restoredDocuments(restoring);
  yield* await deletionsAgain(restoring);
}

/** The accounts but those of people who were deleted since: they never come back. */
async function* staying({ folder, deleted }: Restoring): AsyncGenerator<KeptAccount> {
  for await (const account of keptAccounts(folder)) if (!deleted.has(account.localId)) yield account;
}

async function counted(restoring: Restoring): Promise<Omit<Restored, 'manifest'>> {
  const counts = { unsent: 0, withoutFactor: 0, leaving: [] as string[] };
  for await (const document of keptDocuments(restoring.folder)) {
    if (isUnsent(document)) counts.unsent++;
    const uid = /^dataRequests\/(.+)__deletion$/.exec(document.path)?.[1];
    if (uid !== undefined && !restoring.deleted.has(uid)) counts.leaving.push(uid);
  }
  for await (const account of staying(restoring)) if (losesSecondFactor(account)) counts.withoutFactor++;
  return counts;
}
