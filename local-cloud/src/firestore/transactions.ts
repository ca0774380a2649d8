import { randomBytes } from 'node:crypto';
import type { StoredDocument } from '../firestore-model/document.ts';
import { RpcError } from '../status.ts';
import type { Query } from './query/query.ts';
import type { DocumentStore } from './store/document-store.ts';

/** Firestore's documented lifetime of a transaction. */
const MAX_AGE_MS = 270_000;

interface Transaction {
  readonly readOnly: boolean;
  readonly begun: number;
  /** The update time of each document when it was read; 0 for a missing one. */
  readonly reads: Map<string, number>;
  readonly queries: { query: Query; fingerprint: string }[];
}

/**
 * Optimistic transactions: reads are recorded, and a commit is refused when one of them would now return something
 * else.
 */
export class Transactions {
  readonly #store: DocumentStore;
  readonly #open = new Map<string, Transaction>();

  constructor(store: DocumentStore) {
    this.#store = store;
  }

  /** Returns the new transaction's id, in base64. */
  begin(readOnly: boolean): string {
    this.#dropExpired();
    const id = randomBytes(12).toString('base64');
    this.#open.set(id, { readOnly, begun: Date.now(), reads: new Map(), queries: [] });
    return id;
  }

  /** Records a read; the first read of a document counts. Does nothing without a transaction. */
  noteRead(id: string | undefined, path: string, document: StoredDocument | undefined): void {
    if (id === undefined) return;
    const { reads } = this.#get(id);
    if (!reads.has(path)) reads.set(path, document?.updateTime ?? 0);
  }

  noteQuery(id: string | undefined, query: Query, results: readonly StoredDocument[]): void {
    if (id !== undefined) this.#get(id).queries.push({ query, fingerprint: fingerprint(results) });
  }

  rollback(id: string): void {
    this.#get(id);
    this.#open.delete(id);
  }

  /** Ends the transaction for a commit. Throws ABORTED when something it read has changed since. */
  finish(id: string, writeCount: number): void {
    const { readOnly, reads, queries } = this.#get(id);
    this.#open.delete(id);
    if (readOnly) {
      if (writeCount > 0) throw new RpcError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
      return;
    }
    const changed =
      [...reads].some(([path, updateTime]) => (this.#store.get(path)?.updateTime ?? 0) !== updateTime) ||
      queries.some(({ query, fingerprint: read }) => fingerprint(query.run(this.#store)) !== read);
    if (changed) throw new RpcError('ABORTED', 'Transaction lock conflict: a document that was read has changed.');
  }

  #get(id: string): Transaction {
    const transaction = this.#open.get(id);
    if (!transaction)
      throw new RpcError('INVALID_ARGUMENT', 'The referenced transaction has expired or is no longer valid.');
    return transaction;
  }

  #dropExpired(): void {
    for (const [id, { begun }] of this.#open) if (Date.now() - begun > MAX_AGE_MS) this.#open.delete(id);
  }
}

function fingerprint(documents: readonly StoredDocument[]): string {
  return documents.map(({ path, updateTime }) => `${path}@${updateTime}`).join('\n');
}
