/**
 * What React writes pages with: `TextEncoder`, `TextDecoder`, and streams that are read to their end. Evaluated inside
 * the context.
 */
export function provideStreams(): void {
  /** Characters converted to text at a time. */
  const MOST = 8_192;

  class TextEncoder {
    encode(text = '') {
      const bytes = new Uint8Array(text.length);
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code > 127) return this.#encodeAll(text);
        bytes[at] = code;
      }
      return bytes;
    }
    #encodeAll(text: string) {
      const binary = unescape(encodeURIComponent(text.toWellFormed()));
      return Uint8Array.from(binary, (character) => character.charCodeAt(0));
    }
  }

  class TextDecoder {
    decode(bytes = new Uint8Array()) {
      let binary = '';
      for (let at = 0; at < bytes.length; at += MOST) binary += String.fromCharCode(...bytes.subarray(at, at + MOST));
      return /[^\0-\x7f]/.test(binary) ? decodeURIComponent(escape(binary)) : binary;
    }
  }

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
  Object.assign(globalThis, { TextEncoder, TextDecoder, ReadableStream });
}
