import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error.ts';
import { bytesOf, type Manifest, partOf, writeManifest } from './folder/backup-folder.ts';
import { canonical } from './folder/canonical.ts';
import { writeLines } from './folder/lines.ts';
import { allAccounts, hashParameters } from './services/accounts.ts';
import type { Backend } from './services/backend.ts';
import { allDocuments } from './services/documents.ts';
import { allFiles, keptOf, openFile } from './services/files.ts';

/**
 * Writes all that a backend holds into a folder that only its owner reads, a piece at a time. The documents come first and are of one moment
 * where the service can; files and accounts are as they are read after it. Throws BackupError, also for a folder that holds anything.
 */
export async function writeBackup(
  backend: Backend,
  folder: string,
): Promise<{ manifest: Omit<Manifest, 'format' | 'version'>; checksum: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty. Name a new folder.`);
  const startedAt = new Date().toISOString();
  let readTime: string | null = null;
  const documents = allDocuments(backend, (time) => {
    readTime = time;
  });
  const parts = {
    documents: await writeLines(partOf(folder, 'documents'), texts(documents)),
    files: await writeLines(partOf(folder, 'files'), texts(savedFiles(backend, folder))),
    accounts: await writeLines(partOf(folder, 'accounts'), texts(allAccounts(backend))),
  };
  const hash = await hashParameters(backend);
  const { project } = backend;
  const manifest = { project, startedAt, endedAt: new Date().toISOString(), readTime, hash, ...parts };
  return { manifest, checksum: await writeManifest(folder, manifest) };
}

async function* texts(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield canonical(value);
}

/** Saves the bytes of every file and yields what is kept of it; one that is deleted meanwhile is left out. */
async function* savedFiles(backend: Backend, folder: string) {
  for await (const listed of allFiles(backend)) {
    const opened = await openFile(backend, listed);
    if (opened) yield { ...keptOf(opened.file), sha256: await saveBytes(folder, opened.bytes, opened.file) };
  }
}

async function saveBytes(
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  { name, size }: { name: string; size: string },
): Promise<string> {
  const hash = createHash('sha256');
  let length = 0;
  const incoming = path.join(folder, `incoming-${randomUUID()}`);
  async function* counted() {
    for await (const chunk of bytes) {
      hash.update(chunk);
      length += chunk.length;
      yield chunk;
    }
  }
  await pipeline(counted, createWriteStream(incoming, { flags: 'wx', mode: 0o600 }));
  if (length !== Number(size)) throw new BackupError(`Of ${name} ${length} bytes arrived instead of ${size}.`);
  const sha256 = hash.digest('hex');
  const place = bytesOf(folder, sha256);
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  await rename(incoming, place);
  return sha256;
}
