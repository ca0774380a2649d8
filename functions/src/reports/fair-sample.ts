import { createHash } from 'node:crypto';
import { Allowance } from '../allowance/allowance.ts';
import type { Sender } from '../allowance/sender-of.ts';
import type { LogEntry } from './entry-of.ts';

/** Anybody may send; this much enters the log in a minute. A flood of one kind fills one slot, whatever else is reported has the others. */
const SLOTS = 256;
const MOST_IN_SLOT = 3;
/** Less than would fill the slots, however different each of the sender's reports is. */
const MOST_OF_SENDER = 200;
const SPAN_MS = 60_000;

/** What failed and in which part of the site: the words without what differs from one time to the next. */
function slotOf({ message, details }: LogEntry): string {
  const path = String(details.page ?? '').replace(/^https?:\/\/[^/]+/, '');
  const [, section = ''] = path.split('/', 2);
  const words = message.replace(/[^\p{L} ]/gu, '');
  const hash = createHash('sha256').update(`${section}\n${words}`).digest();
  return String(hash.readUInt32BE() % SLOTS);
}

/** Chooses which reports enter the log, so that nobody can fill it and no flood silences the others. */
export class FairSample {
  readonly #slots: Allowance;
  readonly #senders: Allowance;

  /** `now` tells the time in milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#slots = new Allowance({ most: MOST_IN_SLOT, spanMs: SPAN_MS }, now);
    this.#senders = new Allowance({ most: MOST_OF_SENDER, spanMs: SPAN_MS }, now);
  }

  /** Whether one more report is to be logged. */
  takes(entry: LogEntry, { address, connection }: Sender): boolean {
    return this.#senders.take(`${address} ${connection}`) && this.#slots.take(slotOf(entry));
  }
}
