import type { IncomingHttpHeaders } from 'node:http';

/** A function's answer, complete. */
export interface FunctionAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Kept {
  answer: FunctionAnswer;
  /** Milliseconds since 1970. */
  until: number;
}

/** The number of answers kept; the oldest goes first. */
const MAX_KEPT = 500;

const mayBeKept = ({ status, headers }: FunctionAnswer) =>
  (status === 200 || status === 404) &&
  headers['set-cookie'] === undefined &&
  !/no-store|private/.test(headers['cache-control'] ?? '');

/**
 * The behaviour of hosting's edge: keeps answers by address for as long as their `s-maxage` says. It never serves an
 * older one, whatever `stale-while-revalidate` would allow.
 */
export class EdgeCache {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  /** `now` returns the time in milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The kept answer of an address; undefined when there is none or it has expired. */
  find(address: string): FunctionAnswer | undefined {
    const kept = this.#kept.get(address);
    return kept && this.#now() < kept.until ? kept.answer : undefined;
  }

  /** Keeps an answer, if that is allowed. */
  keep(address: string, answer: FunctionAnswer): void {
    const seconds = Number(/\bs-maxage=(\d+)/.exec(answer.headers['cache-control'] ?? '')?.[1] ?? 0);
    this.#kept.delete(address);
    if (seconds === 0 || !mayBeKept(answer)) return;
    this.#kept.set(address, { answer, until: this.#now() + seconds * 1000 });
    for (const oldest of [...this.#kept.keys()].slice(0, -MAX_KEPT)) this.#kept.delete(oldest);
  }
}
