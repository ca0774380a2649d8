/**
 * All that the code of a section's process reaches outside of its own context. Nothing but texts goes through, and the functions
 * have no prototype: there is no object of the outer realm to climb up from.
 */
export interface Door {
  /** The message that came in. */
  take(): string;
  /** Sends a message out. */
  put(message: string): void;
  /** Asks for another step: there are timers to run. */
  again(): void;
  /** The parts of a URL as a JSON list, in the order of `URL_PARTS`; empty when it is none. */
  address(text: string, base: string): string;
  /** The pairs of a query, as JSON. */
  pairs(query: string): string;
  /** The query of some pairs, which come as JSON. */
  query(pairs: string): string;
}

/** The parts of a URL, by the names of its properties. */
export const URL_PARTS = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;
