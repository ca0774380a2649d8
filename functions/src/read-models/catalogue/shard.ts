import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { StoredDocument } from '../../store/document-source.ts';
import { compareText } from './compare-text.ts';
import { courseEntrySchema, expertEntrySchema, resourceEntrySchema } from './entries.ts';

/** A part of everything that is published, small enough for one document. */
const shardSchema = z.object({
  courses: z.array(courseEntrySchema),
  resources: z.array(resourceEntrySchema),
  experts: z.array(expertEntrySchema),
});
export type Shard = z.infer<typeof shardSchema>;
export type EntryKind = keyof Shard;

/** Everything published; the same object for as long as nothing changes. */
export type Catalogue = Readonly<Shard>;

/** Packed bytes that a shard may have; above, the catalogue is cut into twice as many. A document holds 1 MiB. */
export const MAX_SHARD_BYTES = 700 * 1024;

/** `catalogue/head`: the content hash of every shard, so that a reader knows which ones it still has. */
export const HEAD_PATH = 'catalogue/head';
export const headSchema = z.object({ shards: z.array(z.string()) });
export const shardPath = (index: number) => `catalogue/shard-${index}`;

export interface PackedShard {
  hash: string;
  bytes: Buffer;
}

export function packShard(shard: Shard): PackedShard {
  const text = JSON.stringify(shard);
  return { hash: createHash('sha256').update(text).digest('base64url').slice(0, 16), bytes: gzipSync(text) };
}

const EMPTY: Shard = { courses: [], resources: [], experts: [] };

/** What a stored shard holds; nothing when it is absent. Throws when its bytes are not a shard's. */
export function unpackShard(document: StoredDocument | undefined): Shard {
  const bytes = document?.fields.bytes;
  if (!(bytes instanceof Uint8Array)) return EMPTY;
  return z.parse(shardSchema, JSON.parse(gunzipSync(bytes).toString('utf8')));
}

/** The shard of an entry; stays the same for as long as the number of shards does. */
export const shardOf = (id: string, count: number): number =>
  createHash('sha256').update(id).digest().readUInt32BE() % count;

/** Cuts everything published into the fewest shards (a power of two) that fit their documents. */
export function packAll(all: Shard, count = 1): PackedShard[] {
  const shards = Array.from({ length: count }, (_, index) => packShard(partOf(all, index, count)));
  return shards.every(({ bytes }) => bytes.length <= MAX_SHARD_BYTES) ? shards : packAll(all, count * 2);
}

function partOf(all: Shard, index: number, count: number): Shard {
  const here = <Entry extends { id: string }>(entries: Entry[]) =>
    entries.filter(({ id }) => shardOf(id, count) === index).toSorted((one, other) => compareText(one.id, other.id));
  return { courses: here(all.courses), resources: here(all.resources), experts: here(all.experts) };
}

/** The documents that hold the packed catalogue, by path. */
export const shardDocuments = (shards: readonly PackedShard[]): [path: string, fields: Record<string, unknown>][] => [
  [HEAD_PATH, { shards: shards.map(({ hash }) => hash) }],
  ...shards.map(({ bytes }, index): [string, Record<string, unknown>] => [shardPath(index), { bytes }]),
];
