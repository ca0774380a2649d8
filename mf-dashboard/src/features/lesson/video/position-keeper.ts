/** How often a playing video's position is stored, in milliseconds. */
const EVERY_MS = 15_000;

interface PositionKeeperOptions {
  save: (positionSec: number) => void;
  /** Milliseconds on a clock that only goes forward. */
  now: () => number;
}

/** Decides when to store a video's position: every 15 s during playback, and on every pause or leave. */
export class PositionKeeper {
  readonly #save: (positionSec: number) => void;
  readonly #now: () => number;
  #savedAt: number;
  #saved: number | undefined;
  #latest: number | undefined;

  constructor({ save, now }: PositionKeeperOptions) {
    this.#save = save;
    this.#now = now;
    this.#savedAt = now();
  }

  /** The video has reached this second. */
  reached(seconds: number): void {
    this.#latest = Math.floor(seconds);
    if (this.#now() - this.#savedAt >= EVERY_MS) this.flush();
  }

  /** Saves the last position at once, unless it is already saved. */
  flush(): void {
    if (this.#latest === undefined || this.#latest === this.#saved) return;
    this.#saved = this.#latest;
    this.#savedAt = this.#now();
    this.#save(this.#latest);
  }
}
