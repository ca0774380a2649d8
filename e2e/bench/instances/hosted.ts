/** An exported function with how it is deployed. */
export interface Hosted {
  (...args: unknown[]): unknown;
  /** Handles an event, a run of the clock or a call, without the wire. */
  run(event: object): Promise<unknown>;
  __endpoint: {
    availableMemoryMb?: unknown;
    httpsTrigger?: object;
    callableTrigger?: object;
    scheduleTrigger?: object;
    eventTrigger?: {
      eventType: string;
      eventFilters: { document?: string };
      eventFilterPathPatterns?: { document: string };
    };
  };
}

/** What starts a function without a request: the clock, or a document. */
export interface Event {
  document?: { path: string; params: Record<string, string>; change: string };
}

/** The service's own when a function names none, in MiB (price list of Cloud Functions). */
const USUAL_MEMORY_MIB = 256;

/** The memory with which a function is deployed, in MiB; more than it ends its instance. */
export const memoryOf = ({ __endpoint: { availableMemoryMb } }: Hosted): number =>
  typeof availableMemoryMb === 'number' ? availableMemoryMb : USUAL_MEMORY_MIB;
