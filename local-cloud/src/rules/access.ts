import type { StructuredQuery, WireFields } from '../firestore-model/wire.ts';

/**
 * The caller: a verified ID token's claims, or null for a visitor. `owner` (the Admin SDK) bypasses the rules and is
 * never judged.
 */
export type Caller = { uid: string; token: Record<string, unknown> } | null;
export type CallerOrOwner = Caller | 'owner';

/** A document as the rules see it; `path` is relative to the database ("users/u1"). Times are RFC 3339 strings. */
export interface RulesDocument {
  path: string;
  fields: WireFields;
}

/** Looks a document up by its relative path; undefined when it does not exist. */
export type Lookup = (path: string) => RulesDocument | undefined;

/** One write of a commit as the rules judge it. `before`/`after` are undefined when the document is absent. */
export interface WriteAccess {
  op: 'create' | 'update' | 'delete';
  path: string;
  before: RulesDocument | undefined;
  after: RulesDocument | undefined;
  /** The database before the commit (rules' get/exists) and after it (getAfter/existsAfter). */
  lookup: Lookup;
  lookupAfter: Lookup;
}

/** Firestore security rules, judged as Google's emulator does. Each method returns when allowed and throws RpcError PERMISSION_DENIED otherwise. */
export interface FirestoreRules {
  judgeGet(caller: Caller, path: string, document: RulesDocument | undefined, lookup: Lookup, time: Date): void;
  /**
   * `parent` is the relative document path that contains the queried collection ('' for the root). Proven from the
   * query's constraints alone.
   */
  judgeList(caller: Caller, parent: string, query: StructuredQuery, lookup: Lookup, time: Date): void;
  judgeWrite(caller: Caller, write: WriteAccess, time: Date): void;
}

/** A stored file as storage rules see it. `size` in bytes; times are RFC 3339 strings. */
export interface RulesObject {
  name: string;
  bucket: string;
  size: number;
  contentType?: string;
  md5Hash?: string;
  crc32c?: string;
  generation?: string;
  metageneration?: string;
  timeCreated?: string;
  updated?: string;
  contentDisposition?: string;
  contentEncoding?: string;
  contentLanguage?: string;
  cacheControl?: string;
  metadata?: Record<string, string>;
}

/** Storage security rules; `lookup` answers firestore.get()/firestore.exists(). Throws RpcError PERMISSION_DENIED when refused. */
export interface StorageRules {
  judge(
    caller: Caller,
    op: 'get' | 'list' | 'create' | 'update' | 'delete',
    object: { bucket: string; name: string; before: RulesObject | undefined; after: RulesObject | undefined },
    lookup: Lookup,
    time: Date,
  ): void;
}
