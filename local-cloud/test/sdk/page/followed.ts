const PATIENCE_MS = 25_000;

/** A listener's reports, in order. */
export class Followed<State> {
  readonly states: State[] = [];
  #error: Error | undefined;
  #told = () => {};

  readonly next = (state: State): void => {
    this.states.push(state);
    this.#told();
  };

  readonly fail = (error: Error): void => {
    this.#error = error;
    this.#told();
  };

  /** Waits until the latest state passes. Throws the listener's error. */
  async until(test: (latest: State) => boolean): Promise<State> {
    for (;;) {
      const latest = this.states.at(-1);
      if (latest !== undefined && test(latest)) return latest;
      if (this.#error) throw this.#error;
      await this.#somethingTold();
    }
  }

  /** Waits until the listener fails and returns the error's code. */
  async failure(): Promise<string> {
    while (!this.#error) await this.#somethingTold();
    return 'code' in this.#error ? String(this.#error.code) : this.#error.message;
  }

  #somethingTold(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const late = () => reject(new Error(`Nothing more was told after ${JSON.stringify(this.states)}`));
    const timer = setTimeout(late, PATIENCE_MS);
    this.#told = () => {
      clearTimeout(timer);
      resolve();
    };
    return promise;
  }
}
