/** So many events may pass in a time span. */
export class Allowance {
  readonly #most: number;
  readonly #spanMs: number;
  readonly #now: () => number;
  #since = Number.NEGATIVE_INFINITY;
  #count = 0;

  /** `now` tells the time in milliseconds. */
  constructor(most: number, spanMs: number, now: () => number = Date.now) {
    this.#most = most;
    this.#spanMs = spanMs;
    this.#now = now;
  }

  /** Whether one more may pass now. */
  take(): boolean {
    if (this.#now() - this.#since >= this.#spanMs) {
      this.#since = this.#now();
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= this.#most;
  }
}
