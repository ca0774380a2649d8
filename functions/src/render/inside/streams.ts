/** What React writes pages to: streams that are read to their end. Evaluated inside the context. */
export function provideStreams(): void {
  interface Source {
    start?(controller: unknown): unknown;
    pull?(controller: unknown): unknown;
  }

  class ReadableStream {
    readonly #source: Source;
    readonly #chunks: Uint8Array[] = [];
    #isClosed = false;
    #failure: { error: unknown } | undefined;
    readonly #controller = {
      desiredSize: 1,
      enqueue: (chunk: Uint8Array) => void this.#chunks.push(chunk),
      close: () => {
        this.#isClosed = true;
      },
      error: (error: unknown) => {
        this.#failure = { error };
      },
    };
    constructor(source: Source = {}) {
      this.#source = source;
      source.start?.(this.#controller);
    }
    getReader() {
      return { read: () => this.#read(), releaseLock: () => undefined, cancel: async () => undefined };
    }
    async #read() {
      if (this.#chunks.length === 0 && !this.#isClosed && !this.#failure) await this.#source.pull?.(this.#controller);
      if (this.#failure) throw this.#failure.error;
      const value = this.#chunks.shift();
      // Data that is missing by now never comes: a page is written once it is complete.
      return value ? { value, done: false } : { value: undefined, done: true };
    }
  }
  Object.assign(globalThis, { ReadableStream });
}
