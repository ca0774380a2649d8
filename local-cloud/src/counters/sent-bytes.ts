import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes sent in answers, headers included; a streaming answer counts with the bytes sent so far. */
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

  /** Counts from zero again, also within running answers. */
  reset(): void {
    this.#start = this.#everSent();
  }

  #everSent(): number {
    let sum = this.#ended;
    for (const sent of this.#open) sum += sent();
    return sum;
  }
}
