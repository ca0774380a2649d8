/** How a question to the database is listened to. */
interface Ways<Question, Answer> {
  begin(question: Question, next: (answer: Answer) => void, fail: (error: unknown) => void): () => void;
  isSame(one: Question, other: Question): boolean;
}

/** Hears each answer to a question, or that there will be none. */
export interface Hearer<Answer> {
  next(answer: Answer): void;
  fail?: ((error: unknown) => void) | undefined;
}

interface Listening<Question, Answer> {
  question: Question;
  hearers: Set<Hearer<Answer>>;
  last?: { answer: Answer };
  /** Something was written since the last answer, which may be of before. */
  isOld?: boolean;
  stop(): void;
  ending?: ReturnType<typeof setTimeout>;
}

/** So long, in milliseconds, a question that nobody asks any more is listened to. */
export const LINGER_MS = 60_000;
/** So many of them at most. */
export const MOST_LINGERING = 40;

/**
 * Listens to each question once, however many ask it, and a while longer: whoever goes back to a page finds at once what it showed, as it is now. It
 * costs nothing but what changes meanwhile.
 */
export class Lingering<Question, Answer> {
  readonly #ways: Ways<Question, Answer>;
  #open: Listening<Question, Answer>[] = [];

  constructor(ways: Ways<Question, Answer>) {
    this.#ways = ways;
  }

  /** Tells the hearer what is known before it returns, and then everything new. Returns what ends it. */
  listen(question: Question, hearer: Hearer<Answer>): () => void {
    const listening = this.#open.find((one) => this.#ways.isSame(one.question, question)) ?? this.#begin(question);
    clearTimeout(listening.ending);
    delete listening.ending;
    listening.hearers.add(hearer);
    if (listening.last) hearer.next(listening.last.answer);
    return () => {
      if (listening.hearers.delete(hearer) && listening.hearers.size === 0) this.#linger(listening);
    };
  }

  /**
   * Something was written past the listeners, which hear of it a moment later. Whoever comes to a page afterwards must not find what was before: not
   * what nobody hears now, nor what is left before it is told anew.
   */
  written(): void {
    for (const listening of [...this.#open]) {
      listening.isOld = true;
      if (listening.hearers.size === 0) this.#end(listening);
    }
  }

  /** Ends all of it, also what is still asked: the database is gone. */
  forget(): void {
    for (const listening of [...this.#open]) this.#end(listening);
  }

  #begin(question: Question): Listening<Question, Answer> {
    const listening: Listening<Question, Answer> = { question, hearers: new Set(), stop: () => undefined };
    this.#open.push(listening);
    listening.stop = this.#ways.begin(
      question,
      (answer) => {
        listening.last = { answer };
        listening.isOld = false;
        for (const { next } of [...listening.hearers]) next(answer);
      },
      (error) => {
        this.#end(listening);
        for (const { fail } of [...listening.hearers]) fail?.(error);
      },
    );
    return listening;
  }

  #linger(listening: Listening<Question, Answer>): void {
    if (!this.#open.includes(listening)) return;
    if (listening.isOld) {
      this.#end(listening);
      return;
    }
    listening.ending = setTimeout(() => this.#end(listening), LINGER_MS);
    // The one that was left last stands last.
    this.#open = [...this.#open.filter((one) => one !== listening), listening];
    const [longest, ...others] = this.#open.filter(({ ending }) => ending !== undefined);
    if (longest && others.length >= MOST_LINGERING) this.#end(longest);
  }

  #end(listening: Listening<Question, Answer>): void {
    clearTimeout(listening.ending);
    this.#open = this.#open.filter((one) => one !== listening);
    listening.stop();
  }
}
