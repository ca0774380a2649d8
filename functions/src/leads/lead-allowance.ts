import { Allowance } from '../allowance/allowance.ts';
import type { Sender } from '../allowance/sender-of.ts';

const TEN_MINUTES = 600_000;
const HOUR = 3_600_000;

/** How many messages come in: of one address, of one connection (which many share at the edge), and in all. */
export class LeadAllowance {
  readonly #addresses: Allowance;
  readonly #connections: Allowance;
  readonly #all: Allowance;

  /** `now` tells the time in milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#addresses = new Allowance({ most: 20, spanMs: TEN_MINUTES }, now);
    this.#connections = new Allowance({ most: 60, spanMs: TEN_MINUTES }, now);
    this.#all = new Allowance({ most: 300, spanMs: HOUR }, now);
  }

  /** Whether one more message is taken of this sender; what one sender may not, does not count for the others. */
  take({ address, connection }: Sender): boolean {
    return this.#addresses.take(`${address} ${connection}`) && this.#connections.take(connection) && this.#all.take();
  }
}
