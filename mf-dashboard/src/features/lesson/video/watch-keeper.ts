import type { WatchedRange } from '@cursiv/shared-domain';

/** Gathers which seconds of a film have been played, from its position as it moves; what is skipped is not among them. */
export class WatchKeeper {
  #ranges: WatchedRange[] = [];
  #from: number | undefined;
  #to = 0;

  /** The film has played up to this second. */
  reached(seconds: number): void {
    if (this.#from === undefined || seconds < this.#to) {
      this.#close();
      this.#from = seconds;
    }
    this.#to = seconds;
  }

  /** The film goes on elsewhere. */
  jumped(): void {
    this.#close();
    this.#from = undefined;
  }

  /** What has been played since the last call, in whole seconds. */
  take(): WatchedRange[] {
    this.#close();
    return this.#ranges.splice(0);
  }

  /** Both ends are rounded the same way, so that what is played in one go has no gaps wherever it is cut. */
  #close(): void {
    if (this.#from === undefined) return;
    const [from, to] = [Math.round(this.#from), Math.round(this.#to)];
    if (from < to) this.#ranges.push({ from, to });
    this.#from = this.#to;
  }
}
