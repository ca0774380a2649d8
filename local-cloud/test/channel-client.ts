/** A minimal WebChannel client: opens a session, posts messages, and reads the back channel frame by frame. */
export class ChannelClient {
  readonly #base: string;
  readonly #abort = new AbortController();
  #sid = '';
  #offset = 0;
  lastArrayId = 0;

  /** `database` is the name of a database other than the default. */
  constructor(origin: string, kind: 'Listen' | 'Write', database?: string) {
    const named = database === undefined ? '' : `&database=${encodeURIComponent(database)}`;
    this.#base = `${origin}/google.firestore.v1.Firestore/${kind}/channel?VER=8${named}`;
  }

  async open(messages: object[], headers = ''): Promise<string> {
    const text = await this.#post(`${this.#base}&RID=1&CVER=22`, messages, headers);
    const [[, [, sid]]] = parseFrame(text) as [[number, [string, string]]];
    this.#sid = sid;
    return text;
  }

  async post(...messages: object[]): Promise<unknown> {
    return parseFrame(await this.#post(this.#address('RID=2'), messages));
  }

  /** Repeats maps that were posted before. */
  async repeat(...messages: object[]): Promise<void> {
    this.#offset -= messages.length;
    await this.post(...messages);
  }

  terminate(): Promise<Response> {
    return fetch(this.#address('RID=3&TYPE=terminate'), { method: 'POST' });
  }

  /** One long poll: the raw response. */
  async poll(): Promise<string> {
    const response = await fetch(this.#address('RID=rpc&CI=1&TYPE=xmlhttp'));
    return response.text();
  }

  /** What the streaming back channel writes first. */
  async firstBytes(): Promise<string> {
    const response = await fetch(this.#address('RID=rpc&CI=0&TYPE=xmlhttp'));
    const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
    const { value = '' } = await reader.read();
    await reader.cancel();
    return value;
  }

  /** Reads the streaming back channel until `isEnough` accepts the messages so far. */
  async stream(isEnough: (messages: readonly unknown[]) => boolean): Promise<unknown[]> {
    const messages: unknown[] = [];
    const response = await fetch(this.#address('RID=rpc&CI=0&TYPE=xmlhttp'), { signal: this.#abort.signal });
    const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ''; !isEnough(messages); ) {
      const { value, done } = await reader.read();
      if (done) break;
      text += value;
      for (let frame = takeFrame(text); frame; frame = takeFrame(text)) {
        text = frame.rest;
        for (const [id, payload] of JSON.parse(frame.json) as [number, unknown[]][]) {
          this.lastArrayId = id;
          messages.push(...payload.filter((message) => message !== 'noop'));
        }
      }
    }
    await reader.cancel();
    return messages;
  }

  #address(parameters: string): string {
    return `${this.#base}&SID=${this.#sid}&AID=${this.lastArrayId}&${parameters}`;
  }

  async #post(address: string, messages: object[], headers = ''): Promise<string> {
    const form = new URLSearchParams({ count: String(messages.length), ofs: String(this.#offset), headers });
    for (const [index, message] of messages.entries()) form.set(`req${index}___data__`, JSON.stringify(message));
    this.#offset += messages.length;
    const response = await fetch(address, { method: 'POST', body: form });
    return response.text();
  }
}

/** The JSON of a text that is exactly one frame; the length counts UTF-16 code units. */
export function parseFrame(text: string): unknown {
  const frame = takeFrame(text);
  if (frame?.rest !== '') throw new Error(`Not one frame: ${text}`);
  return JSON.parse(frame.json);
}

function takeFrame(text: string): { json: string; rest: string } | undefined {
  const [, digits] = /^(\d+)\n/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const start = digits.length + 1;
  const end = start + Number(digits);
  return text.length < end ? undefined : { json: text.slice(start, end), rest: text.slice(end) };
}
