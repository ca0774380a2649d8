import { createHash } from 'node:crypto';
import { PARTS, type PartName } from './folder/backup-folder.ts';
import { canonical } from './folder/canonical.ts';
import { checkBackup } from './folder/check-backup.ts';
import { keptAccounts, keptDocuments, keptFiles } from './folder/kept-parts.ts';

/** The lines of a part by name: a document's path, a file's name, an account's id. */
const NAMED: Readonly<Record<PartName, (folder: string) => AsyncGenerator<[name: string, line: unknown]>>> = {
  documents: (folder) => named(keptDocuments(folder), ({ path }) => path),
  files: (folder) => named(keptFiles(folder), ({ name }) => name),
  accounts: (folder) => named(keptAccounts(folder), ({ localId }) => localId),
};

async function* named<Line>(lines: AsyncIterable<Line>, nameOf: (line: Line) => string) {
  for await (const line of lines) yield [nameOf(line), line] as [string, unknown];
}

/**
 * What differs between two backups, document by document, file by file (a file's line has the hash of its bytes) and account by account, as
 * `documents users/ana`. Both are checked first. It holds a name and a hash of each line of one part. Throws BackupError.
 */
export async function* differences(one: string, other: string): AsyncGenerator<string> {
  await checkBackup(one);
  await checkBackup(other);
  for (const part of PARTS) {
    const left = new Map<string, string>();
    for await (const [name, line] of NAMED[part](one)) left.set(name, hashOf(line));
    for await (const [name, line] of NAMED[part](other)) {
      if (left.get(name) !== hashOf(line)) yield `${part} ${name}`;
      left.delete(name);
    }
    for (const name of left.keys()) yield `${part} ${name}`;
  }
}

const hashOf = (line: unknown): string => createHash('sha256').update(canonical(line)).digest('base64');

/**
 * Who was deleted between two backups, as a restore takes it: ids of accounts, and visitors' messages as `leads/<id>`, that the older one has
 * and the newer one has not. Throws BackupError.
 */
export async function* deletedBetween(older: string, newer: string): AsyncGenerator<string> {
  await checkBackup(older);
  await checkBackup(newer);
  const present = new Set<string>();
  for await (const name of erasable(newer)) present.add(name);
  for await (const name of erasable(older)) if (!present.has(name)) yield name;
}

/** What somebody may have asked to be erased. */
async function* erasable(folder: string): AsyncGenerator<string> {
  for await (const { localId } of keptAccounts(folder)) yield localId;
  for await (const { path } of keptDocuments(folder)) if (/^leads\/[^/]+$/.test(path)) yield path;
}
