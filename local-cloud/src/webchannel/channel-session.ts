import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type ChannelArray, frame, frameArrays } from './frame.ts';
import type { MessageStream } from './message-stream.ts';

const NOOP = '"noop"';
/** A response ends after this many bytes, so that the client acknowledges and releases it. */
const MAX_RESPONSE_LENGTH = 8 * 1024 * 1024;

/** Called for each message of the client, in order. */
type Receive = (text: string) => void;

/**
 * One WebChannel session. Numbers its messages and keeps them until the client acknowledges them, over as many
 * back-channel responses as needed; orders the client's messages and drops repetitions.
 */
export class ChannelSession {
  readonly id = randomBytes(16).toString('base64url');
  stream: MessageStream | undefined;
  readonly #receive: Receive;
  readonly #onIdle: (session: ChannelSession) => void;
  readonly #idleMs: number;
  #unacknowledged: ChannelArray[] = [];
  #nextArrayId = 1;
  #sentArrayId = 0;
  #back: ServerResponse | undefined;
  #isLongPoll = false;
  #responseLength = 0;
  #isFlushing = false;
  #nextMap = 0;
  readonly #earlyMaps = new Map<number, string | undefined>();
  #idleTimer: NodeJS.Timeout | undefined;

  /** `onIdle` is called when no client made contact for `idleMs`. */
  constructor(options: { receive: Receive; onIdle: (session: ChannelSession) => void; idleMs: number }) {
    this.#receive = options.receive;
    this.#onIdle = options.onIdle;
    this.#idleMs = options.idleMs;
    this.#waitForClient();
  }

  /** The reply to a forward POST: whether a back channel is attached, the last array sent, bytes not yet acknowledged. */
  get state(): [0 | 1, number, number] {
    const outstanding = this.#unacknowledged.reduce((sum, { json }) => sum + json.length, 0);
    return [this.#back ? 1 : 0, this.#nextArrayId - 1, outstanding];
  }

  /** Sends a message; all messages of one turn of the event loop travel in one chunk. */
  send(message: object): void {
    this.#push(JSON.stringify(message));
  }

  /** Keeps an attached back channel from looking dead. */
  keepAlive(): void {
    if (this.#back) this.#push(NOOP);
  }

  /** The client has received the arrays up to `arrayId`. */
  acknowledge(arrayId: number): void {
    this.#unacknowledged = this.#unacknowledged.filter(({ id }) => id > arrayId);
    this.#waitForClient();
  }

  /** Takes the client's maps, the first of which has the running number `offset`. */
  receive(offset: number, maps: readonly (string | undefined)[]): void {
    for (const [index, text] of maps.entries())
      if (offset + index >= this.#nextMap) this.#earlyMaps.set(offset + index, text);
    while (this.#earlyMaps.has(this.#nextMap)) {
      const text = this.#earlyMaps.get(this.#nextMap);
      this.#earlyMaps.delete(this.#nextMap);
      this.#nextMap++;
      if (text !== undefined) this.#receive(text);
    }
  }

  /**
   * Attaches a new back-channel response, which replaces the last one, and sends again the arrays after `arrayId`.
   * A streaming one is written to at once: the client times its first bytes to detect proxies that buffer. A long poll, which
   * the client falls back to, waits until there is something to tell: it would come again at once, and again.
   */
  attach(response: ServerResponse, arrayId: number, isLongPoll: boolean): void {
    this.#back?.end();
    this.#back = response;
    this.#isLongPoll = isLongPoll;
    this.#responseLength = 0;
    this.#sentArrayId = arrayId;
    clearTimeout(this.#idleTimer);
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, max-age=0',
      'x-content-type-options': 'nosniff',
    });
    response.on('close', () => {
      if (this.#back === response) this.#detach();
    });
    if (!isLongPoll && this.#unacknowledged.length === 0) this.#push(NOOP);
    this.#flush();
  }

  close(): void {
    clearTimeout(this.#idleTimer);
    this.#back?.end();
    this.#back = undefined;
    this.stream?.close?.();
    this.stream = undefined;
  }

  #push(json: string): void {
    this.#unacknowledged.push({ id: this.#nextArrayId++, json });
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    queueMicrotask(() => {
      this.#isFlushing = false;
      this.#flush();
    });
  }

  #flush(): void {
    const unsent = this.#nextArrayId - 1 - this.#sentArrayId;
    if (!this.#back || unsent <= 0) return;
    const chunk = frameArrays(this.#unacknowledged.slice(-unsent));
    this.#sentArrayId = this.#nextArrayId - 1;
    this.#back.write(chunk);
    this.#responseLength += chunk.length;
    if (this.#isLongPoll || this.#responseLength > MAX_RESPONSE_LENGTH) {
      this.#back.end();
      this.#detach();
    }
  }

  #detach(): void {
    this.#back = undefined;
    this.#waitForClient();
  }

  /** An open back channel counts as contact. */
  #waitForClient(): void {
    clearTimeout(this.#idleTimer);
    if (this.#back) return;
    this.#idleTimer = setTimeout(() => this.#onIdle(this), this.#idleMs);
    this.#idleTimer.unref();
  }
}

/** The reply to the request that opens a session: protocol 8, and the keep-alive time in milliseconds. */
export function openingReply(session: ChannelSession): string {
  return frame(JSON.stringify([[0, ['c', session.id, '', 8, 12, 30_000]]]));
}
