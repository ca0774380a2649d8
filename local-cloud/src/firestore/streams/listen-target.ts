import type { DocumentChange, StoredDocument } from '../../firestore-model/document.ts';
import { readObject, readString, readStrings } from '../../firestore-model/request-json.ts';
import type { JsonObject } from '../../http/parse-json.ts';
import type { CallerOrOwner } from '../../rules/access.ts';
import { RpcError } from '../../status.ts';
import type { Database } from '../database.ts';
import { Query } from '../query/query.ts';

/** A document that entered, changed in or left a target; `document` is undefined when it no longer exists. */
export interface TargetChange {
  path: string;
  document: StoredDocument | undefined;
  kind: 'present' | 'removed';
}

/** The query or documents that one Listen target watches. */
export interface ListenTarget {
  /** Judges the target by the current rules. Throws PERMISSION_DENIED. */
  authorize(): void;
  /** The first answer: all existing documents, and the watched ones that do not exist. */
  start(): TargetChange[];
  /** Whether the count of the first answer tells who knows the target as of `time` that documents have left it. */
  countsLosses(time: number): boolean;
  /** Whether a commit changes a document that the rules read to allow this target. */
  restsOn(changes: readonly DocumentChange[]): boolean;
  /** Whether a commit affects what this target watches. */
  isTouchedBy(changes: readonly DocumentChange[]): boolean;
  /** The effect of such a commit for the client. */
  update(changes: readonly DocumentChange[]): TargetChange[];
}

/** Reads `addTarget`. Throws INVALID_ARGUMENT, or UNIMPLEMENTED for an unknown kind of target. */
export function readTarget(raw: JsonObject, database: Database, caller: CallerOrOwner): ListenTarget {
  if (raw.documents) {
    const names = readStrings(readObject(raw.documents, 'documents').documents, 'documents');
    return new DocumentsTarget(new Set(names.map((name) => database.names.documentPathOf(name))), database, caller);
  }
  if (!raw.query) throw new RpcError('UNIMPLEMENTED', 'Only targets of documents or of a query are supported.');
  const { parent, structuredQuery } = readObject(raw.query, 'query');
  const path = database.names.parentPathOf(readString(parent, 'parent'));
  return new QueryTarget(new Query(path, structuredQuery, database.names), database, caller);
}

class DocumentsTarget implements ListenTarget {
  readonly #paths: ReadonlySet<string>;
  readonly #database: Database;
  readonly #caller: CallerOrOwner;
  #grounds: ReadonlySet<string> = new Set();

  constructor(paths: ReadonlySet<string>, database: Database, caller: CallerOrOwner) {
    this.#paths = paths;
    this.#database = database;
    this.#caller = caller;
  }

  authorize(): void {
    const grounds = [...this.#paths].flatMap((path) => [...this.#database.authorizeGet(this.#caller, path)]);
    this.#grounds = new Set(grounds);
  }

  restsOn(changes: readonly DocumentChange[]): boolean {
    return changes.some(({ path }) => this.#grounds.has(path));
  }

  start(): TargetChange[] {
    return [...this.#paths].map((path) => change(path, this.#database.store.get(path)));
  }

  countsLosses(): boolean {
    return true;
  }

  isTouchedBy(changes: readonly DocumentChange[]): boolean {
    return changes.some(({ path }) => this.#paths.has(path));
  }

  update(changes: readonly DocumentChange[]): TargetChange[] {
    return changes.filter(({ path }) => this.#paths.has(path)).map(({ path, after }) => change(path, after));
  }
}

class QueryTarget implements ListenTarget {
  readonly #query: Query;
  readonly #database: Database;
  readonly #caller: CallerOrOwner;
  /** The client's current result: update times by path. */
  #known = new Map<string, number>();
  #grounds: ReadonlySet<string> = new Set();

  constructor(query: Query, database: Database, caller: CallerOrOwner) {
    this.#query = query;
    this.#database = database;
    this.#caller = caller;
  }

  authorize(): void {
    this.#grounds = this.#database.authorizeList(this.#caller, this.#query);
  }

  restsOn(changes: readonly DocumentChange[]): boolean {
    return changes.some(({ path }) => this.#grounds.has(path));
  }

  start(): TargetChange[] {
    this.#database.requireIndex(this.#query);
    const documents = this.#query.run(this.#database.store);
    this.#known = known(documents);
    return documents.map((document) => change(document.path, document));
  }

  /** In a full window, an old document that nobody is told of takes the place of one that left. */
  countsLosses(time: number): boolean {
    const { limit, offset } = this.#query.structured;
    if (limit !== this.#known.size && offset === undefined) return true;
    const rewritten = this.#database.store.rewrittenSince(time);
    return rewritten !== undefined && !rewritten.some((collection) => this.#query.asks(collection));
  }

  isTouchedBy(changes: readonly DocumentChange[]): boolean {
    return changes.some(({ path, after }) => this.#known.has(path) || this.#holds(path, after));
  }

  update(changes: readonly DocumentChange[]): TargetChange[] {
    return this.#query.isWindow ? this.#runAgain() : changes.flatMap((item) => this.#updateOne(item));
  }

  #updateOne({ path, after }: DocumentChange): TargetChange[] {
    if (after && this.#holds(path, after)) {
      this.#known.set(path, after.updateTime);
      return [change(path, after)];
    }
    return this.#known.delete(path) ? [{ path, document: after, kind: 'removed' }] : [];
  }

  /** With a limit or an offset, one change can shift other documents in or out, so the whole result is compared. */
  #runAgain(): TargetChange[] {
    const { store } = this.#database;
    const documents = this.#query.run(store);
    const before = this.#known;
    this.#known = known(documents);
    const removed = [...before.keys()].filter((path) => !this.#known.has(path));
    return [
      ...removed.map((path): TargetChange => ({ path, document: store.get(path), kind: 'removed' })),
      ...documents
        .filter(({ path, updateTime }) => before.get(path) !== updateTime)
        .map((document) => change(document.path, document)),
    ];
  }

  #holds(path: string, document: StoredDocument | undefined): boolean {
    return document !== undefined && this.#query.covers(path) && this.#query.matches(document);
  }
}

function change(path: string, document: StoredDocument | undefined): TargetChange {
  return { path, document, kind: document ? 'present' : 'removed' };
}

function known(documents: readonly StoredDocument[]): Map<string, number> {
  return new Map(documents.map(({ path, updateTime }) => [path, updateTime]));
}
