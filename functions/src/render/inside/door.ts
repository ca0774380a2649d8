/**
 * Everything that the code of a section's process can reach outside its own context. Only texts pass through, and the
 * functions have no prototype, so no object of the outer realm can be climbed.
 */
export interface Door {
  /** The incoming message. */
  take(): string;
  /** Sends a message. */
  put(message: string): void;
  /** Asks for another step: timers are due. */
  again(): void;
  /** The parts of a URL as a JSON list, in the order of `URL_PARTS`; empty when it is invalid. */
  address(text: string, base: string): string;
  /** The pairs of a query, as JSON. */
  pairs(query: string): string;
  /** The query made of some pairs, given as JSON. */
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
