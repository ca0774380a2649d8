import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { BackupError } from '../backup-error.ts';

/** The longest line in bytes: a document of 1 MiB that holds nothing but `null` takes 20 MiB as JSON. */
const LONGEST_LINE = 32 * 1024 * 1024;

/** What proves that a part of a backup is whole. */
export interface PartProof {
  lines: number;
  bytes: number;
  sha256: string;
}

/** Writes one line for each text into a file that only its owner reads, at the pace of the disk. */
export async function writeLines(file: string, texts: AsyncIterable<string>): Promise<PartProof> {
  const proof = { lines: 0, bytes: 0 };
  const hash = createHash('sha256');
  async function* lines() {
    for await (const text of texts) {
      const line = Buffer.from(`${text}\n`);
      hash.update(line);
      proof.lines++;
      proof.bytes += line.length;
      yield line;
    }
  }
  await pipeline(lines, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return { ...proof, sha256: hash.digest('hex') };
}

/** The lines of a file, one at a time. Throws BackupError for a line that is too long to be of a backup. */
export async function* readLines(file: string): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let length = 0;
  let number = 1;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]).toString('utf8');
      parts = [];
      length = 0;
      number++;
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > LONGEST_LINE) throw new BackupError(`${file}: line ${number} is longer than any line of a backup.`);
  }
  if (length > 0) throw new BackupError(`${file} ends in the middle of line ${number}.`);
}

/** What a file proves, read from the disk. */
export async function proofOf(file: string): Promise<PartProof> {
  const proof = { lines: 0, bytes: 0 };
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    proof.bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) proof.lines++;
  }
  return { ...proof, sha256: hash.digest('hex') };
}
