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
import type { CommitEvents, UntoldCommit } from './store/commit-events.ts';
import { DocumentStore } from './store/document-store.ts';
import { Transactions } from './transactions.ts';

const MICROS_PER_MS = 1000;
/** Commits that are told again at once after a crash. */
const TELLERS = 20;

/** Firestore's operations on documents, each for a caller whom the rules judge first. */
export class Database {
  readonly names: ResourceNames;
  readonly store: DocumentStore;
  readonly transactions: Transactions;
  readonly watch: Watch;
  readonly #rules: FirestoreRules;
  readonly #indexes: IndexCheck | undefined;
  readonly #events: CommitEvents | undefined;

  constructor(options: {
    databaseFile: string;
    project: string;
    databaseId?: string;
    rules: FirestoreRules;
    indexes?: IndexFile;
    watch?: Watch;
    /** Is told of every commit, except when the store is cleared or filled as a whole. */
    events?: CommitEvents;
  }) {
    this.names = new ResourceNames(options.project, options.databaseId);
    this.store = new DocumentStore(options.databaseFile);
    this.transactions = new Transactions(this.store);
    this.watch = options.watch ?? newWatch();
    this.#rules = watchFirestoreRules(options.rules, this.watch);
    this.#indexes = options.indexes && new IndexCheck(options.indexes);
    this.#events = options.events;
  }

  /** Reads a document. Throws PERMISSION_DENIED. */
  get(caller: CallerOrOwner, path: string, transaction?: string): StoredDocument | undefined {
    const document = this.store.get(path);
    this.authorizeGet(caller, path);
    this.transactions.noteRead(transaction, path, document);
    this.watch.counters.addReads(1);
    return document;
  }

  /** Runs a query. Throws PERMISSION_DENIED, or FAILED_PRECONDITION when it needs a missing index. */
  query(caller: CallerOrOwner, query: Query, transaction?: string): StoredDocument[] {
    const documents = this.find(caller, query, transaction);
    this.watch.counters.addReads(documents.length);
    return documents;
  }

  /** Runs a query for an aggregation, over `fields` where it sums. Throws as `query` does. */
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

  /** Like `query`, for callers that return and count only a part of it. */
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

  /** Applies all writes or none; `time` in microseconds. Throws the status of the first obstacle. */
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
    const isAwaited = this.#events?.awaits(plan.changes) ?? false;
    this.store.apply(plan.changes, plan.time, isAwaited);
    if (isAwaited) void this.#tell(plan);
    this.#countWrites(writes);
    return plan;
  }

  /** Tells of the commits that a crash kept from being told, a few at a time. */
  async tellUntold(): Promise<void> {
    const untold = this.store.untold().values();
    const teller = async () => {
      for (const commit of untold) await this.#tell(commit);
    };
    await Promise.all(Array.from({ length: TELLERS }, teller));
  }

  async #tell({ changes, time }: UntoldCommit): Promise<void> {
    if (await this.#events?.deliver(changes, time)) this.store.told(time);
  }

  /** Throws FAILED_PRECONDITION when the query needs an undeclared index. */
  requireIndex({ structured }: Query, aggregated: readonly string[] = []): void {
    this.#indexes?.require(structured, aggregated);
  }

  /** Throws PERMISSION_DENIED; otherwise returns the paths of the documents that the rules read to allow it. */
  authorizeGet(caller: CallerOrOwner, path: string): ReadonlySet<string> {
    this.watch.log.touch(path);
    const { read, lookup } = this.#notedLookup();
    if (caller !== 'owner') this.#rules.judgeGet(caller, path, this.store.get(path), lookup, new Date());
    return read;
  }

  /** Throws PERMISSION_DENIED; otherwise returns the paths of the documents that the rules read to allow it. */
  authorizeList(caller: CallerOrOwner, { parent, structured }: Query): ReadonlySet<string> {
    const from = structured.from?.[0];
    this.watch.log.touch(childPath(parent, `${from?.allDescendants ? '**/' : ''}${from?.collectionId ?? ''}`));
    const { read, lookup } = this.#notedLookup();
    if (caller !== 'owner') this.#rules.judgeList(caller, parent, structured, lookup, new Date());
    return read;
  }

  /** A `verify` costs a read; a delete counts even without a document. */
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

  /**
   * `resource` and get() see the state before the commit, getAfter() the state after all of it; the time is the server
   * timestamp.
   */
  #authorizeWrites(caller: Caller, { steps, readAfter, time }: CommitPlan): void {
    const at = new Date(Math.floor(time / MICROS_PER_MS));
    for (const { op, path, before, after } of steps) {
      this.#rules.judgeWrite(caller, { op, path, before, after, lookup: this.store.get, lookupAfter: readAfter }, at);
    }
  }
}
