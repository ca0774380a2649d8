import { errorCode, sameValues } from '@cursiv/shared-domain';
import type * as z from 'zod/mini';
import { type KeptEdits, keptEdits } from '../../edits/kept/kept-edits.ts';
import { isFinal } from '../../retry-delay.ts';

interface WaitingOptions<T> {
  /** Where in a person's storage it waits. */
  place: string;
  schema: z.ZodMiniType<T[]>;
  /** What one is about: a later one about the same goes on from it. */
  idOf(one: NoInfer<T>): string;
  /** Whether what is refused for good is given up. */
  dropsRefused: boolean;
}

/** What a person has done without a connection, in the order in which it was begun, until the service is told. */
export class WaitingList<T extends object> {
  readonly #options: WaitingOptions<T>;
  readonly #kept: KeptEdits<T[]>;

  constructor(uid: string, options: WaitingOptions<T>) {
    this.#options = options;
    this.#kept = keptEdits(uid, options.place, options.schema);
  }

  get isEmpty(): boolean {
    return this.#all().length === 0;
  }

  find(id: string): T | undefined {
    return this.#all().find((one) => this.#options.idOf(one) === id);
  }

  /** Keeps one, in the place of the one that it goes on from. False where there is no room: then all is as before. */
  keep(next: T): boolean {
    const { schema, idOf } = this.#options;
    const all = this.#all();
    const place = all.findIndex((one) => idOf(one) === idOf(next));
    const wanted = schema.safeParse(place < 0 ? [...all, next] : all.with(place, next));
    if (!wanted.success) return false;
    this.#kept.keep(wanted.data);
    return sameValues(this.#all(), wanted.data);
  }

  /**
   * Tells all that waits, one after the other. What has grown meanwhile goes on waiting, with what `send` returns of it. Rejects with why
   * something cannot be told now.
   */
  async tell(send: (one: T) => Promise<Partial<T> | undefined>): Promise<void> {
    for (const one of this.#all()) {
      try {
        this.#told(one, await send(one));
      } catch (error) {
        if (!isFinal({ code: errorCode(error) })) throw error;
        console.info('What waited was refused', error);
        if (this.#options.dropsRefused) this.#told(one);
      }
    }
  }

  clear(): void {
    this.#kept.clear();
  }

  #all(): T[] {
    return this.#kept.read() ?? [];
  }

  #told(one: T, base?: Partial<T>): void {
    const { idOf } = this.#options;
    const rest = this.#all().flatMap((now) => {
      if (idOf(now) !== idOf(one)) return [now];
      return sameValues(now, one) ? [] : [{ ...now, ...base }];
    });
    if (rest.length > 0) this.#kept.keep(rest);
    else this.#kept.clear();
  }
}
