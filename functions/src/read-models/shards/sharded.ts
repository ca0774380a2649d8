import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { StoredDocument } from '../../store/document-source.ts';

/** Lists of entries, by kind, that are stored in parts of which each fits a document. */
export interface Sharded<Shard> {
  /** `catalogue/{head}` has the content hash of every shard, so that a reader knows which of its shards are current. */
  head: string;
  /** Shard 3 is `catalogue/{shard}-3`. */
  shard: string;
  /** The most packed bytes of a shard; above that, there are more shards. A document holds 1 MiB. */
  mostBytes: number;
  /** The most entries of a shard, of all kinds together; without it, as many as its bytes allow. */
  mostEntries?: number;
  schema: z.ZodMiniType<Shard>;
  empty: Shard;
}

export const headSchema = z.object({ shards: z.array(z.string()) });
export const headPath = ({ head }: Pick<Sharded<never>, 'head'>) => `catalogue/${head}`;
export const shardPath = ({ shard }: Pick<Sharded<never>, 'shard'>, index: number) => `catalogue/${shard}-${index}`;

export interface PackedShard {
  hash: string;
  bytes: Buffer;
  entries: number;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

export function packShard(shard: object): PackedShard {
  const text = JSON.stringify(shard);
  return {
    hash: hashOf(text),
    bytes: gzipSync(text),
    entries: Object.values(shard).reduce((sum: number, entries: readonly unknown[]) => sum + entries.length, 0),
  };
}

type Most = Pick<Sharded<never>, 'mostBytes' | 'mostEntries'>;

/** How often a shard fills what it may hold; above one, there must be more shards. */
export const fullness = ({ mostBytes, mostEntries = Infinity }: Most, { bytes, entries }: PackedShard): number =>
  Math.max(bytes.length / mostBytes, entries / mostEntries);

/** What a stored shard holds, and the hash of that; nothing when it is absent. */
export interface UnpackedShard<Shard> {
  content: Shard;
  hash: string | undefined;
}

/** Throws when the document's bytes are not a shard's. */
export function unpackShard<Shard>(
  { schema, empty }: Sharded<Shard>,
  document: StoredDocument | undefined,
): UnpackedShard<Shard> {
  const bytes = document?.fields.bytes;
  return bytes instanceof Uint8Array ? unpackBytes({ schema }, bytes) : { content: empty, hash: undefined };
}

/** The same of a shard's bytes. */
export function unpackBytes<Shard>(
  { schema }: Pick<Sharded<Shard>, 'schema'>,
  bytes: Uint8Array,
): UnpackedShard<Shard> {
  const text = gunzipSync(bytes).toString('utf8');
  return { content: z.parse(schema, JSON.parse(text)), hash: hashOf(text) };
}

/** The shard of an entry; it depends only on the number of shards. */
export const shardOf = (id: string, count: number): number =>
  createHash('sha256').update(id).digest().readUInt32BE() % count;

/** Splits everything into the fewest shards (a power of two) that hold no more than they may. */
export function packAll(of: Most, all: object, count = 1): PackedShard[] {
  const shards = Array.from({ length: count }, (_, index) => packShard(partOf(all, index, count)));
  const times = Math.max(...shards.map((shard) => fullness(of, shard)));
  return times <= 1 ? shards : packAll(of, all, count * 2 ** Math.ceil(Math.log2(times)));
}

const partOf = (all: object, index: number, count: number) =>
  Object.fromEntries(
    Object.entries(all as Record<string, { id: string }[]>).map(([kind, entries]) => [
      kind,
      inOrder(entries.filter(({ id }) => shardOf(id, count) === index)),
    ]),
  );

/** By id, in code units: equal lists are written alike. */
export const inOrder = <Entry extends { id: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => (one.id === other.id ? 0 : one.id < other.id ? -1 : 1));

/** The documents that hold the packed shards, by path. */
export const shardDocuments = (
  of: Pick<Sharded<never>, 'head' | 'shard'>,
  shards: readonly PackedShard[],
): [path: string, fields: Record<string, unknown>][] => [
  [headPath(of), { shards: shards.map(({ hash }) => hash) }],
  ...shards.map(({ bytes }, index): [string, Record<string, unknown>] => [shardPath(of, index), { bytes }]),
];

/** Everything in some shards. */
export const joined = <Shard extends object>(empty: Shard, shards: readonly Shard[]): Shard =>
  Object.fromEntries(
    Object.keys(empty).map((kind) => [
      kind,
      shards.flatMap((shard) => (shard as Record<string, object[]>)[kind] ?? []),
    ]),
  ) as Shard;
