import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceName } from '../http/service-name.ts';
import { SentBytes } from './sent-bytes.ts';

/** Index entries that an aggregation reads for the price of one document read (Firestore's price list). */
const ENTRIES_PER_READ = 1000;

/** The usage that hosted Firebase would have billed since `since` (RFC 3339). All bytes out include headers. */
export interface CounterValues {
  since: string;
  firestore: {
    /**
     * One per document returned by a get, query or listener, and one for an empty answer. Who resumes a listener in time
     * is returned only what has changed.
     */
    documentReads: number;
    /** Documents read by `get()` and `exists()` in rules; hosted Firebase bills them as document reads. */
    ruleReads: number;
    documentWrites: number;
    documentDeletes: number;
    /** One per 1,000 index entries of an aggregation, at least one. */
    indexReads: number;
    bytesOut: number;
  };
  storage: { operations: number; bytesStored: number; bytesOut: number };
  functions: { calls: number; bytesOut: number };
  auth: { bytesOut: number };
}

type CountName =
  | 'documentReads'
  | 'ruleReads'
  | 'documentWrites'
  | 'documentDeletes'
  | 'indexReads'
  | 'storageOperations'
  | 'bytesStored'
  | 'functionCalls';

/** Counts by the hosted services' price lists. */
export class Counters {
  readonly #counts = new Map<CountName, number>();
  readonly #sent: Readonly<Record<ServiceName, SentBytes>> = {
    auth: new SentBytes(),
    firestore: new SentBytes(),
    storage: new SentBytes(),
    functions: new SentBytes(),
  };
  #since = new Date();

  add(name: CountName, amount = 1): void {
    this.#counts.set(name, this.#count(name) + amount);
  }

  /** An answer that returned `documents`; an empty one also costs a read. */
  addReads(documents: number): void {
    this.add('documentReads', Math.max(1, documents));
  }

  /** An aggregation over `entries` index entries. */
  addAggregation(entries: number): void {
    this.add('indexReads', Math.max(1, Math.ceil(entries / ENTRIES_PER_READ)));
  }

  /** One request to a service: its bytes out, and for storage and functions the operation itself. */
  addRequest(service: ServiceName, request: IncomingMessage, response: ServerResponse): void {
    this.#sent[service].track(request, response);
    if (service === 'storage') this.add('storageOperations');
    if (service === 'functions') this.add('functionCalls');
  }

  reset(): void {
    this.#counts.clear();
    for (const sent of Object.values(this.#sent)) sent.reset();
    this.#since = new Date();
  }

  values(): CounterValues {
    const { auth, firestore, storage, functions } = this.#sent;
    return {
      since: this.#since.toISOString(),
      firestore: {
        documentReads: this.#count('documentReads'),
        ruleReads: this.#count('ruleReads'),
        documentWrites: this.#count('documentWrites'),
        documentDeletes: this.#count('documentDeletes'),
        indexReads: this.#count('indexReads'),
        bytesOut: firestore.total,
      },
      storage: {
        operations: this.#count('storageOperations'),
        bytesStored: this.#count('bytesStored'),
        bytesOut: storage.total,
      },
      functions: { calls: this.#count('functionCalls'), bytesOut: functions.total },
      auth: { bytesOut: auth.total },
    };
  }

  #count(name: CountName): number {
    return this.#counts.get(name) ?? 0;
  }
}
