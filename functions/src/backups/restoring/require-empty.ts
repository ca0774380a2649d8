import { BackupError } from '../backup-error.ts';
import { canonical } from '../folder/canonical.ts';
import { keptAccounts, keptFiles } from '../folder/kept-parts.ts';
import { allAccounts, type KeptAccount } from '../services/accounts.ts';
import type { Backend } from '../services/backend.ts';
import { allDocuments } from '../services/documents.ts';
import { allFiles, type KeptFile, keptOf } from '../services/files.ts';
import { deletionsAgain, type Restoring, restoredDocuments } from './restored-documents.ts';

/**
 * Lets a restore begin in an empty backend, or go on in one that holds nothing but what a killed restore of the same backup has written:
 * whatever is there is the same in the backup. Throws BackupError that names what else it found.
 */
export async function requireEmpty(backend: Backend, restoring: Restoring): Promise<void> {
  const orders = new Set((await deletionsAgain(restoring)).map(canonical));
  const found = [
    await firstOther(
      except(allDocuments(backend), orders),
      restoredDocuments(restoring),
      canonical,
      ({ path }) => path,
    ),
    await firstOther<KeptFile>(
      allFiles(backend),
      keptFiles(restoring.folder),
      sameFile,
      ({ name }) => `the file ${name}`,
    ),
    await firstOther(allAccounts(backend), keptAccounts(restoring.folder), sameAccount, nameOf),
  ].filter((one) => one !== undefined);
  if (found.length > 0)
    throw new BackupError(
      `The backend of ${backend.project} is not empty: it holds ${found.join(', ')}. Nothing was written.`,
    );
}

const sameFile = (file: KeptFile): string => canonical(keptOf({ ...file, generation: '' }));

/** What the service keeps of an account exactly as it was given. */
const sameAccount = ({ localId, email, passwordHash, salt }: KeptAccount): string =>
  canonical([localId, email, passwordHash, salt]);

const nameOf = ({ email, localId }: KeptAccount): string => `the account ${String(email ?? localId)}`;

async function* except<Item>(items: AsyncIterable<Item>, texts: ReadonlySet<string>): AsyncGenerator<Item> {
  for await (const item of items) if (!texts.has(canonical(item))) yield item;
}

/** The name of the first thing found that is not kept. Both come in the same order, so that one pass is enough. */
async function firstOther<Item>(
  found: AsyncIterable<Item>,
  kept: AsyncGenerator<Item>,
  textOf: (item: Item) => string,
  nameOf: (item: Item) => string,
): Promise<string | undefined> {
  for await (const item of found) {
    const text = textOf(item);
    let next = await kept.next();
    while (!next.done && textOf(next.value) !== text) next = await kept.next();
    if (next.done) return nameOf(item);
  }
  await kept.return(undefined);
  return undefined;
}
