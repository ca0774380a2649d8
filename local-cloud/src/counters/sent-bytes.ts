import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes that answers put on the network, headers included; an answer still being streamed counts with what it has sent. */
export class SentBytes {
  readonly #open = new Set<() => number>();
  #ended = 0;
  #start = 0;

  get total(): number {
    return this.#everSent() - this.#start;
  }

  track({ socket }: IncomingMessage, response: ServerResponse): void {
    const before = socket.bytesWritten;
    const sent = () => socket.bytesWritten - before;
    this.#open.add(sent);
    response.once('close', () => {
      this.#open.delete(sent);
      this.#ended += sent();
    });
  }

  /** Counts from zero again, also within the answers under way. */
  reset(): void {
    this.#start = this.#everSent();
  }

  #everSent(): number {
    let sum = this.#ended;
    for (const sent of this.#open) sum += sent();
    return sum;
  }
}
