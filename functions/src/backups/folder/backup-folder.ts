import { createHash } from 'node:crypto';
import { lstat, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { BackupError } from '../backup-error.ts';
import { canonical } from './canonical.ts';

const FORMAT = 'cursiv-backup';
const VERSION = 1;
/** More than any manifest needs, in bytes. */
const LARGEST_MANIFEST = 64 * 1024;

const proof = z.strictObject({
  lines: z.int().min(0),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  project: z.string().regex(/^[a-z][a-z0-9-]{2,40}$/),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** The moment of which all documents are; null where the service has no such reading, so that nobody may write meanwhile. */
  readTime: z.string().nullable(),
  /** How the service hashes passwords. */
  hash: z.record(z.string(), z.unknown()),
  documents: proof,
  files: proof,
  accounts: proof,
});

/** What a backup is: written last, so that a folder without it is no backup. */
export type Manifest = z.infer<typeof manifestSchema>;
export type PartName = 'documents' | 'files' | 'accounts';
export const PARTS: readonly PartName[] = ['documents', 'files', 'accounts'];

export const partOf = (folder: string, part: PartName): string => path.join(folder, `${part}.ndjson`);

/** Where the bytes of a file are: named by their hash, so that no name of a file ever becomes a path. */
export const bytesOf = (folder: string, sha256: string): string =>
  path.join(folder, 'bytes', sha256.slice(0, 2), sha256);

const manifestOf = (folder: string) => path.join(folder, 'manifest.json');

/** Completes a backup; returns the checksum of the manifest, which proves the whole backup. */
export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format' | 'version'>): Promise<string> {
  const text = `${canonical({ format: FORMAT, version: VERSION, ...manifest })}\n`;
  await writeFile(manifestOf(folder), text, { flag: 'wx', mode: 0o600 });
  return checksumOf(text);
}

/** The manifest of a backup and its checksum. Throws BackupError for what is none, and for one of a newer version. */
export async function readManifest(folder: string): Promise<{ manifest: Manifest; checksum: string }> {
  const file = manifestOf(folder);
  const found = await lstat(file).catch(() => undefined);
  if (!found?.isFile())
    throw new BackupError(`${folder} is no backup, or one that was not completed: manifest.json is missing.`);
  if (found.size > LARGEST_MANIFEST) throw new BackupError(`${file} is too large for a manifest.`);
  const text = await readFile(file, 'utf8');
  const raw = parsedJson(file, text);
  const version = z.object({ format: z.literal(FORMAT), version: z.number() }).safeParse(raw);
  if (!version.success) throw new BackupError(`${file} is no manifest of a backup.`);
  if (version.data.version > VERSION)
    throw new BackupError(
      `The backup has format ${version.data.version}; this command reads up to ${VERSION}. Use a newer one.`,
    );
  const manifest = manifestSchema.safeParse(raw);
  if (!manifest.success) throw new BackupError(`${file}: ${z.prettifyError(manifest.error)}`);
  return { manifest: manifest.data, checksum: checksumOf(text) };
}

/** JSON from a file of a backup. Throws BackupError. */
export function parsedJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupError(`${file} holds a line that is not JSON.`);
  }
}

const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');
