import { AsyncLocalStorage } from 'node:async_hooks';
import { HttpError } from '../http/http-error.ts';
import { RpcError } from '../status.ts';
import type { LogEntry, Refusal } from './log-entry.ts';

/** The number of entries kept; older ones are dropped. */
export const LOG_LENGTH = 500;
/** The number of targets in one entry; a commit may have hundreds. */
const MAX_TARGETS = 5;

/** The facts known about an operation at its start. */
export type Begun = Pick<LogEntry, 'service' | 'operation' | 'caller'> & { targets?: string[] };

/** A running operation. */
export interface OpenEntry extends Omit<LogEntry, 'id' | 'status' | 'durationMs'> {
  readonly begun: number;
}

/** The latest operations of all services. Code below an operation finds its entry by itself, also across awaits. */
export class RequestLog {
  readonly #current = new AsyncLocalStorage<OpenEntry>();
  readonly #listeners = new Set<(entry: LogEntry) => void>();
  readonly #entries: LogEntry[] = [];
  #lastId = 0;

  /** Oldest first; those after the entry `after`. */
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

  /** Runs an operation that is not a separate request, such as a message on a stream; rethrows errors. */
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

  /** Like `run`, for checks that matter only when they fail. */
  runQuietly(begun: Begun, work: () => void): void {
    const entry = this.open(begun);
    try {
      this.within(entry, work);
    } catch (error) {
      this.close(entry, statusOf(error));
      throw error;
    }
  }

  /** Records the current operation's target. */
  touch(target: string): void {
    const targets = this.#current.getStore()?.targets;
    if (targets && targets.length < MAX_TARGETS && !targets.includes(target)) targets.push(target);
  }

  /** Records that the rules refused the current operation; the first refusal stays. */
  refuse(refusal: Refusal): void {
    const entry = this.#current.getStore();
    if (entry) entry.refusal ??= refusal;
  }

  /** Calls `listener` with each entry from now on; returns a function that stops it. */
  subscribe(listener: (entry: LogEntry) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Deletes all entries; their numbers are not used again. */
  clear(): void {
    this.#entries.length = 0;
  }
}

function statusOf(error: unknown): number {
  return error instanceof RpcError || error instanceof HttpError ? error.http : 500;
}
