import { createHmac, randomBytes } from 'node:crypto';
import { Allowance } from '../allowance/allowance.ts';
import type { Sender } from '../allowance/sender-of.ts';
import type { LogEntry } from './entry-of.ts';

/**
 * Anybody may send reports; this many enter the log in a minute. A flood of one kind fills one slot and leaves the
 * others to everything else.
 */
const SLOTS = 256;
const MOST_IN_SLOT = 3;
/** Fewer than the slots, however much one sender's reports differ. */
const MOST_OF_SENDER = 200;
const SPAN_MS = 60_000;

/** The kind of failure and the part of the site, by a secret key: nobody can choose reports that fill another's slot. */
function slotOf(key: Buffer, { message, details }: LogEntry): string {
  const path = String(details.page ?? '').replace(/^https?:\/\/[^/]+/, '');
  const [, section = ''] = path.split('/', 2);
  // Without its variable parts.
  const words = message.replace(/[^\p{L} ]/gu, '');
  const hash = createHmac('sha256', key).update(`${section}\n${words}`).digest();
  return String(hash.readUInt32BE() % SLOTS);
}

/** Chooses which reports enter the log, so that nobody can fill it and no flood hides the others. */
export class FairSample {
  readonly #key: Buffer;
  readonly #slots: Allowance;
  readonly #senders: Allowance;

  /** `now` returns the time in milliseconds; nobody outside knows the key. */
  constructor(now: () => number = Date.now, key: Buffer = randomBytes(32)) {
    this.#key = key;
    this.#slots = new Allowance({ most: MOST_IN_SLOT, spanMs: SPAN_MS }, now);
    this.#senders = new Allowance({ most: MOST_OF_SENDER, spanMs: SPAN_MS }, now);
  }

  /** Whether to log one more report. */
  takes(entry: LogEntry, { address, connection }: Sender): boolean {
    return this.#senders.take(`${address} ${connection}`) && this.#slots.take(slotOf(this.#key, entry));
  }
}
