import type { StoredDocument } from '../firestore-model/document.ts';
import { childPath, ResourceNames } from '../firestore-model/names/resource-names.ts';
import { newWatch, type Watch } from '../request-log/watch.ts';
import { watchFirestoreRules } from '../request-log/watch-rules.ts';
import type { Caller, CallerOrOwner, FirestoreRules, Lookup } from '../rules/access.ts';
import { checkWrites } from './commit/check-writes.ts';
import { type CommitPlan, planCommit, type WriteResult } from './commit/plan-commit.ts';
import type { Write } from './commit/write.ts';
import { IndexCheck } from './indexes/index-check.ts';
import type { IndexFile } from './indexes/index-file.ts';
import type { Query } from './query/query.ts';
import { type ChangeListener, DocumentStore } from './store/document-store.ts';
import { Transactions } from './transactions.ts';

const MICROS_PER_MS = 1000;

/** Firestore's operations on documents, each on behalf of a caller whom the rules judge first. */
export class Database {
  readonly names: ResourceNames;
  readonly store: DocumentStore;
  readonly transactions: Transactions;
  readonly watch: Watch;
  readonly #rules: FirestoreRules;
  readonly #indexes: IndexCheck | undefined;
  readonly #onCommit: ChangeListener | undefined;

  constructor(options: {
    databaseFile: string;
    project: string;
    databaseId?: string;
    rules: FirestoreRules;
    indexes?: IndexFile;
    watch?: Watch;
    /** Hears of every commit, but not when the store is cleared or filled as a whole. */
    onCommit?: ChangeListener;
  }) {
    this.names = new ResourceNames(options.project, options.databaseId);
    this.store = new DocumentStore(options.databaseFile);
    this.transactions = new Transactions(this.store);
    this.watch = options.watch ?? newWatch();
    this.#rules = watchFirestoreRules(options.rules, this.watch);
    this.#indexes = options.indexes && new IndexCheck(options.indexes);
    this.#onCommit = options.onCommit;
  }

  /** Reads a document. Throws PERMISSION_DENIED. */
  get(caller: CallerOrOwner, path: string, transaction?: string): StoredDocument | undefined {
    const document = this.store.get(path);
    this.authorizeGet(caller, path);
    this.transactions.noteRead(transaction, path, document);
    this.watch.counters.addReads(1);
    return document;
  }

  /** Runs a query. Throws PERMISSION_DENIED, or FAILED_PRECONDITION when it needs an index that there is not. */
  query(caller: CallerOrOwner, query: Query, transaction?: string): StoredDocument[] {
    const documents = this.find(caller, query, transaction);
    this.watch.counters.addReads(documents.length);
    return documents;
  }

  /** Runs a query of which only an aggregation is answered, over `fields` where it sums. Throws as `query` does. */
  queryToAggregate(
    caller: CallerOrOwner,
    query: Query,
    fields: readonly string[],
    transaction?: string,
  ): StoredDocument[] {
    const documents = this.find(caller, query, transaction, fields);
    this.watch.counters.addAggregation(documents.length);
    return documents;
  }

  /** As `query`, for who answers only a part of it and counts that. */
  find(
    caller: CallerOrOwner,
    query: Query,
    transaction?: string,
    aggregated: readonly string[] = [],
  ): StoredDocument[] {
    this.authorizeList(caller, query);
    this.requireIndex(query, aggregated);
    const documents = query.run(this.store);
    this.transactions.noteQuery(transaction, query, documents);
    return documents;
  }

  /** Carries out all writes or none; `time` in microseconds. Throws the status of the first thing that forbids it. */
  commit(
    caller: CallerOrOwner,
    writes: readonly Write[],
    transaction?: string,
  ): { results: WriteResult[]; time: number } {
    for (const { path } of writes) this.watch.log.touch(path);
    checkWrites(writes);
    if (transaction !== undefined) this.transactions.finish(transaction, writes.length);
    const plan = planCommit(writes, this.store.get, this.store.now(), this.names);
    for (const { kind, path } of writes) if (kind === 'verify') this.authorizeGet(caller, path);
    if (caller !== 'owner') this.#authorizeWrites(caller, plan);
    if (plan.failure) throw plan.failure;
    this.store.apply(plan.changes, plan.time);
    this.#onCommit?.(plan.changes, plan.time);
    this.#countWrites(writes);
    return plan;
  }

  /** Throws FAILED_PRECONDITION when the query needs an index that is not declared. */
  requireIndex({ structured }: Query, aggregated: readonly string[] = []): void {
    this.#indexes?.require(structured, aggregated);
  }

  /** Throws PERMISSION_DENIED; otherwise answers the paths of the documents that the rules looked up to allow it. */
  authorizeGet(caller: CallerOrOwner, path: string): ReadonlySet<string> {
    this.watch.log.touch(path);
    const { read, lookup } = this.#notedLookup();
    if (caller !== 'owner') this.#rules.judgeGet(caller, path, this.store.get(path), lookup, new Date());
    return read;
  }

  /** Throws PERMISSION_DENIED; otherwise answers the paths of the documents that the rules looked up to allow it. */
  authorizeList(caller: CallerOrOwner, { parent, structured }: Query): ReadonlySet<string> {
    const from = structured.from?.[0];
    this.watch.log.touch(childPath(parent, `${from?.allDescendants ? '**/' : ''}${from?.collectionId ?? ''}`));
    const { read, lookup } = this.#notedLookup();
    if (caller !== 'owner') this.#rules.judgeList(caller, parent, structured, lookup, new Date());
    return read;
  }

  /** A `verify` costs a read, a delete counts even where there was nothing. */
  #countWrites(writes: readonly Write[]): void {
    const { counters } = this.watch;
    for (const { kind } of writes) {
      if (kind === 'verify') counters.addReads(1);
      else counters.add(kind === 'update' ? 'documentWrites' : 'documentDeletes');
    }
  }

  #notedLookup(): { read: Set<string>; lookup: Lookup } {
    const read = new Set<string>();
    const lookup: Lookup = (path) => {
      read.add(path);
      return this.store.get(path);
    };
    return { read, lookup };
  }

  /** `resource` and get() see the state before the commit, getAfter() the state after all of it; the time is the server timestamp. */
  #authorizeWrites(caller: Caller, { steps, readAfter, time }: CommitPlan): void {
    const at = new Date(Math.floor(time / MICROS_PER_MS));
    for (const { op, path, before, after } of steps) {
      this.#rules.judgeWrite(caller, { op, path, before, after, lookup: this.store.get, lookupAfter: readAfter }, at);
    }
  }
}
