import { AsyncLocalStorage } from 'node:async_hooks';
import { HttpError } from '../http/http-error.ts';
import { RpcError } from '../status.ts';
import type { LogEntry, Refusal } from './log-entry.ts';

/** Entries kept; older ones are dropped. */
export const LOG_LENGTH = 500;
/** Targets one entry names; a commit may have hundreds. */
const MAX_TARGETS = 5;

/** What is known of an operation when it begins. */
export type Begun = Pick<LogEntry, 'service' | 'operation' | 'caller'> & { targets?: string[] };

/** An operation under way. */
export interface OpenEntry extends Omit<LogEntry, 'id' | 'status' | 'durationMs'> {
  readonly begun: number;
}

/** The last operations of all services. What happens below an operation finds its entry by itself, over awaits too. */
export class RequestLog {
  readonly #current = new AsyncLocalStorage<OpenEntry>();
  readonly #listeners = new Set<(entry: LogEntry) => void>();
  readonly #entries: LogEntry[] = [];
  #lastId = 0;

  /** Oldest first; those behind the entry `after`. */
  entries(after = 0): LogEntry[] {
    return this.#entries.filter(({ id }) => id > after);
  }

  open({ targets = [], ...begun }: Begun): OpenEntry {
    return { ...begun, targets, at: new Date().toISOString(), begun: performance.now() };
  }

  /** Runs `work` as part of the operation. */
  within<Result>(entry: OpenEntry, work: () => Result): Result {
    return this.#current.run(entry, work);
  }

  /** Ends an operation; `status` as in HTTP, 0 for no answer. */
  close({ begun, ...entry }: OpenEntry, status: number): void {
    this.#lastId += 1;
    const durationMs = Math.round((performance.now() - begun) * 10) / 10;
    const closed: LogEntry = { ...entry, id: this.#lastId, status, durationMs };
    this.#entries.push(closed);
    if (this.#entries.length > LOG_LENGTH) this.#entries.shift();
    for (const listener of this.#listeners) listener(closed);
  }

  /** Runs an operation that is not a request of its own, a message on a stream; rethrows what it throws. */
  run<Result>(begun: Begun, work: () => Result): Result {
    const entry = this.open(begun);
    try {
      const result = this.within(entry, work);
      this.close(entry, 200);
      return result;
    } catch (error) {
      this.close(entry, statusOf(error));
      throw error;
    }
  }

  /** As `run`, for checks that are of interest only when they fail. */
  runQuietly(begun: Begun, work: () => void): void {
    const entry = this.open(begun);
    try {
      this.within(entry, work);
    } catch (error) {
      this.close(entry, statusOf(error));
      throw error;
    }
  }

  /** Notes what the current operation is about. */
  touch(target: string): void {
    const targets = this.#current.getStore()?.targets;
    if (targets && targets.length < MAX_TARGETS && !targets.includes(target)) targets.push(target);
  }

  /** Notes that the rules refused the current operation; the first refusal stands. */
  refuse(refusal: Refusal): void {
    const entry = this.#current.getStore();
    if (entry) entry.refusal ??= refusal;
  }

  /** Calls `listener` with each entry from now on; answers the function that ends it. */
  subscribe(listener: (entry: LogEntry) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Forgets all entries; their numbers are not used again. */
  clear(): void {
    this.#entries.length = 0;
  }
}

function statusOf(error: unknown): number {
  return error instanceof RpcError || error instanceof HttpError ? error.http : 500;
}
