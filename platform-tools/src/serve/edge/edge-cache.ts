import type { IncomingHttpHeaders } from 'node:http';

/** A function's answer, complete. */
export interface FunctionAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Kept {
  answer: FunctionAnswer;
  /** Milliseconds since 1970. */
  until: number;
}

/** What is kept at most, in bytes; the oldest goes first. */
const MAX_BYTES = 64 * 2 ** 20;
/** What an answer takes beside its body: its headers and address. */
const BYTES_AROUND = 4_096;

const bytesOf = ({ body }: FunctionAnswer) => body.length + BYTES_AROUND;

const mayBeKept = ({ status, headers }: FunctionAnswer) =>
  (status === 200 || status === 404) &&
  headers['set-cookie'] === undefined &&
  !/no-store|private/.test(headers['cache-control'] ?? '');

/**
 * The behaviour of hosting's edge: keeps answers by address for as long as their `s-maxage` says. It never serves an
 * older one, whatever `stale-while-revalidate` would allow.
 */
export class EdgeCache {
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;
  readonly #now: () => number;

  /** `now` returns the time in milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The kept answer of an address; undefined when there is none or it has expired. */
  find(address: string): FunctionAnswer | undefined {
    const kept = this.#kept.get(address);
    return kept && this.#now() < kept.until ? kept.answer : undefined;
  }

  /** Whether the answer of an address was kept for as long as it allows. */
  hasRunOut(address: string): boolean {
    const kept = this.#kept.get(address);
    return kept !== undefined && this.#now() >= kept.until;
  }

  /**
   * Keeps an answer, if that is allowed; it is sent with headers of the site in place of its own. Returns the answer; where its
   * bytes have not changed since the last one, they are the same object, so that their compressed form still serves.
   */
  keep(address: string, asked: FunctionAnswer, siteHeaders: Readonly<Record<string, string>> = {}): FunctionAnswer {
    const seconds = Number(/\bs-maxage=(\d+)/.exec(asked.headers['cache-control'] ?? '')?.[1] ?? 0);
    const last = this.#kept.get(address)?.answer.body;
    const answer = last?.equals(asked.body) ? { ...asked, body: last } : asked;
    this.#drop(address);
    if (seconds > 0 && mayBeKept(answer)) this.#add(address, answer, siteHeaders, seconds);
    return answer;
  }

  #add(address: string, answer: FunctionAnswer, siteHeaders: Readonly<Record<string, string>>, seconds: number): void {
    const sent = { ...answer, headers: { ...answer.headers, ...siteHeaders } };
    this.#kept.set(address, { answer: sent, until: this.#now() + seconds * 1000 });
    this.#bytes += bytesOf(sent);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest);
    }
  }

  #drop(address: string): void {
    const kept = this.#kept.get(address);
    if (!kept) return;
    this.#kept.delete(address);
    this.#bytes -= bytesOf(kept.answer);
  }
}
