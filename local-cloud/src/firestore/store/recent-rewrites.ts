import type { DocumentChange } from '../../firestore-model/document.ts';
import { collectionOf } from '../../firestore-model/names/resource-names.ts';

/** Rewrites are known for so long, in microseconds: hosted Firestore resumes a target for half an hour. */
export const KNOWN_MICROS = 30 * 60 * 1_000_000;

/** The collections in which documents were lately changed or deleted; new documents do not count. */
export class RecentRewrites {
  /** When the first rewrite could have been noted, in microseconds. */
  readonly #from: number;
  /** Times of the last rewrite by collection, the oldest first. */
  readonly #times = new Map<string, number>();

  constructor(from: number) {
    this.#from = from;
  }

  note(changes: readonly DocumentChange[], time: number): void {
    for (const { path, before } of changes) {
      if (!before) continue;
      const collection = collectionOf(path);
      this.#times.delete(collection);
      this.#times.set(collection, time);
    }
    for (const [collection, last] of this.#times) {
      if (last >= time - KNOWN_MICROS) break;
      this.#times.delete(collection);
    }
  }

  /** Paths of the collections with rewrites after a time; undefined when that is not known. */
  since(time: number): string[] | undefined {
    if (time < this.#from) return undefined;
    return [...this.#times].filter(([, last]) => last > time).map(([collection]) => collection);
  }
}
