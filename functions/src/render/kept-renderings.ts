import type { PayloadSource } from '@cursiv/shared-platform';
import type { TextSource } from './process/section-process.ts';
import type { Rendering } from './question.ts';
import { answerIn, ask, type Recorded, recording } from './recording.ts';

/** So long a rendering may serve, in milliseconds: a page's code can look at the clock. */
const LIFE_MS = 5 * 60_000;
/** What is kept at most, in characters; what nobody wanted for longest goes first. */
const MOST_CHARACTERS = 32 * 2 ** 20;

interface Kept {
  page: Rendering['page'];
  /** The data that the page was made from; absent where it asked for none. */
  data: Recorded | undefined;
  /** Milliseconds since 1970. */
  until: number;
}

const charactersOf = ({ page, data }: Kept) => page.head.length + page.root.length + (data?.text.length ?? 0);

const isSame = (one: Recorded, other: Recorded) => one.status === other.status && one.text === other.text;

/** Renderings by what they are made from beside their data. As long as the data of a page say the same, so does the page. */
export class KeptRenderings {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;
  #characters = 0;

  /** `now` returns the time in milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * A page, rendered where its data have changed. `key` names all that it is made from beside them. The data are asked for
   * each time, and once. Rejects as `payload` and `render` do.
   */
  async of(
    key: string,
    payload: PayloadSource,
    render: (source: TextSource) => Promise<Rendering['page']>,
  ): Promise<Rendering> {
    const kept = this.#find(key);
    const data = kept?.data && (await ask(payload, kept.data.address));
    const isCurrent = kept && (!kept.data || (data && isSame(kept.data, data)));
    const made = isCurrent ? kept : await this.#make(key, recording(payload, data), render);
    return { page: made.page, ...(made.data && { payload: answerIn(made.data) }) };
  }

  /** A page that asks for more than one thing is not kept: the second may depend on the first. */
  async #make(
    key: string,
    { source, answers }: ReturnType<typeof recording>,
    render: (source: TextSource) => Promise<Rendering['page']>,
  ): Promise<Kept> {
    const page = await render(source);
    const made = { page, data: answers.at(-1), until: this.#now() + LIFE_MS };
    this.#drop(key);
    if (answers.length <= 1) this.#keep(key, made);
    return made;
  }

  /** What is kept of a key, as the one that was wanted last. */
  #find(key: string): Kept | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    this.#drop(key);
    if (kept.until <= this.#now()) return undefined;
    this.#keep(key, kept);
    return kept;
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.set(key, kept);
    this.#characters += charactersOf(kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= MOST_CHARACTERS) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#characters -= charactersOf(kept);
  }
}
