/**
 * What the router and pages pass around: `Headers`, `Request`, `Response` and `AbortSignal`. Evaluated inside the
 * context.
 */
export function provideRequests(): void {
  class Headers {
    readonly #values = new Map<string, string>();
    constructor(init: Iterable<[string, string]> | Record<string, string> = {}) {
      for (const [name, value] of Symbol.iterator in init ? init : Object.entries(init)) this.append(name, value);
    }
    get = (name: string) => this.#values.get(name.toLowerCase()) ?? null;
    has = (name: string) => this.#values.has(name.toLowerCase());
    set = (name: string, value: string) => void this.#values.set(name.toLowerCase(), `${value}`);
    append = (name: string, value: string) => this.set(name, [this.get(name) ?? [], value].flat().join(', '));
    delete = (name: string) => void this.#values.delete(name.toLowerCase());
    [Symbol.iterator]() {
      return this.#values.entries();
    }
  }

  class DOMException extends Error {
    constructor(message = '', name = 'Error') {
      super(message);
      this.name = name;
    }
  }

  class AbortSignal {
    aborted = false;
    reason: unknown;
    readonly #listeners = new Set<() => void>();
    addEventListener = (_type: string, run: () => void) => void this.#listeners.add(run);
    removeEventListener = (_type: string, run: () => void) => void this.#listeners.delete(run);
    throwIfAborted = () => {
      if (this.aborted) throw this.reason;
    };
    abort(reason: unknown) {
      if (this.aborted) return;
      Object.assign(this, { aborted: true, reason });
      for (const run of this.#listeners) run();
    }
  }

  class AbortController {
    readonly signal = new AbortSignal();
    abort = (reason: unknown = new DOMException('This operation was aborted', 'AbortError')) =>
      this.signal.abort(reason);
  }

  class Request {
    readonly url: string;
    readonly method: string;
    readonly headers: Headers;
    readonly signal: AbortSignal;
    readonly body = null;
    constructor(url: unknown, { method = 'GET', headers = {}, signal = new AbortSignal() } = {}) {
      this.url = new URL(`${url}`).href;
      this.method = method;
      this.headers = new Headers(headers);
      this.signal = signal;
    }
    clone = () => new Request(this.url, this as object);
  }

  class Response {
    readonly status: number;
    readonly statusText: string;
    readonly headers: Headers;
    readonly body: unknown;
    constructor(body: unknown = null, { status = 200, statusText = '', headers = {} } = {}) {
      this.status = status;
      this.statusText = statusText;
      this.headers = new Headers(headers);
      this.body = body;
    }
    static json = (value: unknown, init?: object) => new Response(JSON.stringify(value), init);
    get ok() {
      return this.status >= 200 && this.status < 300;
    }
    clone = () => new Response(this.body, this as object);
    json = async () => JSON.parse(await this.text()) as unknown;
    async text() {
      const { body } = this;
      if (!(body instanceof ReadableStream)) return String(body ?? '');
      const chunks: Uint8Array[] = [];
      const reader = body.getReader();
      for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
      const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
      chunks.reduce((at, chunk) => {
        bytes.set(chunk, at);
        return at + chunk.length;
      }, 0);
      return new TextDecoder().decode(bytes);
    }
  }
  class FormData {}
  class Blob {}
  Object.assign(globalThis, { Headers, DOMException, AbortSignal, AbortController, Request, Response, FormData, Blob });
}
