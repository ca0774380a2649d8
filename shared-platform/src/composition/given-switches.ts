/** What the shell knows of switches. It stands in the document and not among the packages, because older shells know of none. */
export interface SwitchSource {
  /** What is ordered now, as the registry says it. */
  ordered(): unknown;
  /** Where this browser stands when a feature is for a share of them, from 0 to 100: another place for each name, and always the same for one. */
  shareOf(name: string): number;
}

const NOTHING: SwitchSource = { ordered: () => undefined, shareOf: () => 100 };

/** What the shell of this document says of switches: nothing ordered where it is an older one, on the server, and in tests. */
export const givenSwitches = (): SwitchSource =>
  (globalThis as { __CURSIV__?: { switches?: SwitchSource } }).__CURSIV__?.switches ?? NOTHING;
