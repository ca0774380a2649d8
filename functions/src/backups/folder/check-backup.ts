import { lstat } from 'node:fs/promises';
import { BackupError } from '../backup-error.ts';
import { bytesOf, type Manifest, PARTS, partOf, readManifest } from './backup-folder.ts';
import { keptAccounts, keptDocuments, keptFiles } from './kept-parts.ts';
import { proofOf } from './lines.ts';

/**
 * Proves that a backup is whole and unaltered, before anything is done with it: every checksum, every line, the bytes of every file. With the
 * checksum that was noted when it was made, also that nobody made a consistent change. Throws BackupError that names what is wrong.
 */
export async function checkBackup(folder: string, noted?: string): Promise<{ manifest: Manifest; checksum: string }> {
  const { manifest, checksum } = await readManifest(folder);
  if (noted !== undefined && noted !== checksum)
    throw new BackupError(`The backup was altered: its checksum is ${checksum}, not the one that was noted.`);
  for (const part of PARTS) {
    const file = partOf(folder, part);
    await requireFile(file, manifest[part].bytes);
    const { lines, sha256 } = await proofOf(file);
    if (sha256 !== manifest[part].sha256 || lines !== manifest[part].lines)
      throw new BackupError(`${file} was altered: its checksum is not the manifest's.`);
  }
  for await (const _ of keptDocuments(folder));
  for await (const _ of keptAccounts(folder));
  for await (const { name, size, sha256 } of keptFiles(folder)) {
    const file = bytesOf(folder, sha256);
    await requireFile(file, Number(size));
    if ((await proofOf(file)).sha256 !== sha256) throw new BackupError(`The bytes of ${name} were altered (${file}).`);
  }
  return { manifest, checksum };
}

/** Links are refused: they could lead to any file of the machine. */
async function requireFile(file: string, bytes: number): Promise<void> {
  const found = await lstat(file).catch(() => undefined);
  if (!found?.isFile()) throw new BackupError(`${file} is missing.`);
  if (found.size !== bytes) throw new BackupError(`${file} has ${found.size} bytes instead of ${bytes}.`);
}
