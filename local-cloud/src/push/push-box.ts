import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';

/** A message as it reached the push service. */
export interface ReceivedPush {
  /** The subscription that it is for. */
  to: string;
  /** With names in lower case. */
  headers: Record<string, string>;
  /** Encrypted for the browser (RFC 8291), in base64url. */
  body: string;
}

/** The messages that reached the push service, one a line of a file, so that none is lost once it was accepted. */
export class PushBox {
  readonly #file: string;
  readonly #gone = new Set<string>();

  constructor(file: string) {
    this.#file = file;
  }

  /** Keeps a message; it has been accepted only when this returns. */
  add(push: ReceivedPush): void {
    appendFileSync(this.#file, `${JSON.stringify(push)}\n`);
  }

  /** All messages, or those for one subscription, in the order of their coming. */
  list(to?: string): ReceivedPush[] {
    const lines = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n').filter(Boolean) : [];
    const all = lines.map((line) => JSON.parse(line) as ReceivedPush);
    return to === undefined ? all : all.filter((push) => push.to === to);
  }

  /** A browser ends its subscription. */
  end(subscription: string): void {
    this.#gone.add(subscription);
  }

  hasEnded(subscription: string): boolean {
    return this.#gone.has(subscription);
  }

  clear(): void {
    rmSync(this.#file, { force: true });
    this.#gone.clear();
  }
}
