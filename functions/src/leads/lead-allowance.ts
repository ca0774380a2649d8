import { Allowance } from '../allowance/allowance.ts';
import type { Sender } from '../allowance/sender-of.ts';

const TEN_MINUTES = 600_000;
const HOUR = 3_600_000;

/** How many messages are accepted from one address, from one connection (many people share one at the edge), and in all. */
class MessageAllowance {
  readonly #addresses: Allowance;
  readonly #connections: Allowance;
  readonly #all: Allowance;

  constructor(now: () => number) {
    this.#addresses = new Allowance({ most: 20, spanMs: TEN_MINUTES }, now);
    this.#connections = new Allowance({ most: 60, spanMs: TEN_MINUTES }, now);
    this.#all = new Allowance({ most: 300, spanMs: HOUR }, now);
  }

  /** Whether one more message is accepted from this sender; a refused one does not count against others. */
  take({ address, connection }: Sender): boolean {
    return this.#addresses.take(`${address} ${connection}`) && this.#connections.take(connection) && this.#all.take();
  }
}

/**
 * How many messages are accepted. Those that App Check vouches for are counted apart from the browser's bare form, which
 * anybody can send without it: no flood of the one shuts the form for the other.
 */
export class LeadAllowance {
  readonly #attested: MessageAllowance;
  readonly #bare: MessageAllowance;

  /** `now` returns the time in milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#attested = new MessageAllowance(now);
    this.#bare = new MessageAllowance(now);
  }

  /** Whether one more message is accepted from this sender. */
  take(sender: Sender, isAttested: boolean): boolean {
    return (isAttested ? this.#attested : this.#bare).take(sender);
  }
}
