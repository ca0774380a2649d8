/** A number of events in a time span. */
export interface Limit {
  most: number;
  spanMs: number;
}

/** The most keys counted at a time; beyond that, the one used longest ago is forgotten. */
const MAX_KEYS = 10_000;

interface Span {
  since: number;
  count: number;
}

/**
 * How often something may happen, counted separately for each key (a person, an address, a kind). The counts are in
 * memory: use it for a function with one instance, or where each instance may allow as much.
 */
export class Allowance {
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #spans = new Map<string, Span>();

  /** `now` returns the time in milliseconds. */
  constructor(limit: Limit, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Whether one more may pass now. */
  take(key = ''): boolean {
    const span = this.#spanOf(key);
    span.count += 1;
    return span.count <= this.#limit.most;
  }

  #spanOf(key: string): Span {
    const known = this.#spans.get(key);
    const isOver = !known || this.#now() - known.since >= this.#limit.spanMs;
    const span = isOver ? { since: this.#now(), count: 0 } : known;
    this.#spans.delete(key);
    this.#spans.set(key, span);
    for (const oldest of this.#spans.keys()) {
      if (this.#spans.size <= MAX_KEYS) break;
      this.#spans.delete(oldest);
    }
    return span;
  }
}
