import { createHash } from 'node:crypto';
import { deletionPath } from '@cursiv/shared-domain';
import type { Manifest } from '../folder/backup-folder.ts';
import { keptDocuments } from '../folder/kept-parts.ts';
import { referring } from '../folder/values.ts';
import { databaseOf } from '../services/backend.ts';
import type { KeptDocument } from '../services/documents.ts';

const DAY_MS = 86_400_000;

/** A moment in whole seconds, which services give back as they took it: fractions are shortened. */
const timeValue = (at: number) => ({ timestampValue: `${new Date(at).toISOString().slice(0, 19)}Z` });

/** A backup that is about to be restored. */
export interface Restoring {
  folder: string;
  manifest: Manifest;
  /** The checksum of the manifest. */
  checksum: string;
  /** The project into which it goes. */
  project: string;
  /** What was deleted since the backup: ids of people, and visitors' messages as `leads/<id>`. */
  deleted: ReadonlySet<string>;
}

/**
 * The documents that a restore writes: those of the backup, but that mails and pushes which waited then do not leave again, references lead
 * into the project restored into, and whoever was deleted since is to be deleted once more.
 */
export async function* restoredDocuments(restoring: Restoring): AsyncGenerator<KeptDocument> {
  const { folder, manifest, project, deleted } = restoring;
  const replaced = new Set([...deleted].map(deletionPath));
  for await (const { path, fields } of keptDocuments(folder)) {
    if (replaced.has(path) || deleted.has(path)) continue;
    yield unsent({ path, fields: referring(fields, databaseOf(manifest.project), databaseOf(project)) }, manifest);
  }
}

/** Whether a mail or push had not ended: whether it left after the backup, nobody knows. */
export const isUnsent = ({ path, fields }: KeptDocument): boolean =>
  /^(mails|pushes)\/[^/]+$/.test(path) && ['waiting', 'sending'].includes(textOf(fields.status));

/** A mail is shown to administrators, who may send it; a push is not worth that. */
function unsent(document: KeptDocument, { startedAt }: Manifest): KeptDocument {
  if (!isUnsent(document)) return document;
  const isMail = document.path.startsWith('mails/');
  const end = {
    status: { stringValue: isMail ? 'dead' : 'dropped' },
    problem: { stringValue: 'unclear: restored from a backup' },
    endedAt: timeValue(Date.parse(startedAt)),
  };
  return { ...document, fields: { ...document.fields, ...end } };
}

/**
 * The orders by which the schedule `deletePeople` erases again whoever was deleted since the backup. They say that the person has been told,
 * so that no mail leaves; the pseudonym is the same whenever this backup is restored, and nothing leads from it to the person.
 */
export async function deletionsAgain({ folder, manifest, checksum, deleted }: Restoring): Promise<KeptDocument[]> {
  if (deleted.size === 0) return [];
  const dueAt = timeValue(Date.parse(manifest.startedAt) - 2 * DAY_MS);
  const orders: KeptDocument[] = [];
  for await (const { path, fields } of keptDocuments(folder)) {
    const uid = /^users\/([^/]+)$/.exec(path)?.[1];
    if (uid === undefined || !deleted.has(uid)) continue;
    const pseudonym = createHash('sha256').update(`${checksum} ${uid}`).digest('hex').slice(0, 18);
    const texts = {
      uid,
      status: 'telling',
      pseudonym: `deleted-${pseudonym}`,
      name: textOf(fields.name),
      email: textOf(fields.email),
    };
    const values = Object.entries(texts).map(([name, stringValue]) => [name, { stringValue }]);
    orders.push({ path: deletionPath(uid), fields: { ...Object.fromEntries(values), askedAt: dueAt, dueAt } });
  }
  return orders;
}

const textOf = (value: unknown): string => (value as { stringValue?: string } | undefined)?.stringValue ?? '';
