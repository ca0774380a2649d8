import type { Caller, CallerOrOwner, FirestoreRules } from '../rules/access.ts';
import type { StoredDocument } from './document.ts';
import { DocumentStore } from './document-store.ts';
import { type CommitPlan, planCommit, type WriteResult } from './plan-commit.ts';
import type { Query } from './query.ts';
import { ResourceNames } from './resource-names.ts';
import { Transactions } from './transactions.ts';
import type { Write } from './write.ts';

const MICROS_PER_MS = 1000;

/** Firestore's operations on documents, each on behalf of a caller whom the rules judge first. */
export class Database {
  readonly names: ResourceNames;
  readonly store: DocumentStore;
  readonly transactions: Transactions;
  readonly #rules: FirestoreRules;

  constructor(options: { databaseFile: string; project: string; rules: FirestoreRules }) {
    this.names = new ResourceNames(options.project);
    this.store = new DocumentStore(options.databaseFile);
    this.transactions = new Transactions(this.store);
    this.#rules = options.rules;
  }

  /** Reads a document. Throws PERMISSION_DENIED. */
  get(caller: CallerOrOwner, path: string, transaction?: string): StoredDocument | undefined {
    const document = this.store.get(path);
    this.authorizeGet(caller, path);
    this.transactions.noteRead(transaction, path, document);
    return document;
  }

  /** Runs a query. Throws PERMISSION_DENIED. */
  query(caller: CallerOrOwner, query: Query, transaction?: string): StoredDocument[] {
    this.authorizeList(caller, query);
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
    if (transaction !== undefined) this.transactions.finish(transaction, writes.length);
    const plan = planCommit(writes, this.store.get, this.store.now(), this.names);
    for (const { kind, path } of writes) if (kind === 'verify') this.authorizeGet(caller, path);
    if (caller !== 'owner') this.#authorizeWrites(caller, plan);
    if (plan.failure) throw plan.failure;
    this.store.apply(plan.changes, plan.time);
    return plan;
  }

  authorizeGet(caller: CallerOrOwner, path: string): void {
    if (caller === 'owner') return;
    this.#rules.judgeGet(caller, path, this.store.get(path), this.store.get, new Date());
  }

  authorizeList(caller: CallerOrOwner, query: Query): void {
    if (caller === 'owner') return;
    this.#rules.judgeList(caller, query.parent, query.structured, this.store.get, new Date());
  }

  /** `resource` and get() see the state before the commit, getAfter() the state after all of it; the time is the server timestamp. */
  #authorizeWrites(caller: Caller, { steps, readAfter, time }: CommitPlan): void {
    const at = new Date(Math.floor(time / MICROS_PER_MS));
    for (const { op, path, before, after } of steps) {
      this.#rules.judgeWrite(caller, { op, path, before, after, lookup: this.store.get, lookupAfter: readAfter }, at);
    }
  }
}
