import { Allowance } from '../allowance/allowance.ts';
import type { Sender } from '../allowance/sender-of.ts';

const TEN_MINUTES = 600_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * How many messages are accepted from one address, from one connection (which many people share at the edge), and in
 * total.
 */
export class LeadAllowance {
  readonly #addresses: Allowance;
  readonly #connections: Allowance;
  readonly #all: Allowance;
  readonly #mails: Allowance;

  /** `now` returns the time in milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#addresses = new Allowance({ most: 20, spanMs: TEN_MINUTES }, now);
    this.#connections = new Allowance({ most: 60, spanMs: TEN_MINUTES }, now);
    this.#all = new Allowance({ most: 300, spanMs: HOUR }, now);
    this.#mails = new Allowance({ most: 2, spanMs: DAY }, now);
  }

  /** Whether one more message is accepted from this sender; a refused one does not count against others. */
  take({ address, connection }: Sender): boolean {
    return this.#addresses.take(`${address} ${connection}`) && this.#connections.take(connection) && this.#all.take();
  }

  /** Whether one more mail may go to an address that the form was given: it may be a stranger's. */
  takeMail(email: string): boolean {
    return this.#mails.take(email.toLowerCase().replace(/\+.*@/, '@'));
  }
}
