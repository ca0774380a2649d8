/** How often a position is remembered while the video plays, in milliseconds. */
const EVERY_MS = 15_000;

interface PositionKeeperOptions {
  save: (positionSec: number) => void;
  /** Milliseconds on a clock that only goes forward. */
  now: () => number;
}

/** Decides when a video's position is worth remembering: every 15 s while it plays, and whenever one stops or leaves. */
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

  /** Saves the last position at once, unless it is saved already. */
  flush(): void {
    if (this.#latest === undefined || this.#latest === this.#saved) return;
    this.#saved = this.#latest;
    this.#savedAt = this.#now();
    this.#save(this.#latest);
  }
}
