/** An export of firebase-functions v7: a handler with its deployment description. */
export interface HostedFunction {
  (...args: unknown[]): unknown;
  __endpoint: FunctionEndpoint;
}

/** What starts a function and where it runs, as `firebase deploy` reads it. */
interface FunctionEndpoint {
  /** A list of literal regions when the function names one. */
  region?: unknown;
  httpsTrigger?: unknown;
  callableTrigger?: unknown;
  eventTrigger?: EventTrigger;
  scheduleTrigger?: ScheduleTrigger;
}

export interface EventTrigger {
  /** "google.cloud.firestore.document.v1.written", … */
  eventType: string;
  eventFilters?: Record<string, unknown>;
  /** `document` with wildcards: "courses/{courseId}". */
  eventFilterPathPatterns?: Record<string, unknown>;
  /** Whether an event is told again when the function fails. */
  retry?: unknown;
}

export interface ScheduleTrigger {
  /** Unix crontab, or App Engine's "every 5 minutes". */
  schedule: unknown;
  /** An IANA name when the function gives one. */
  timeZone?: unknown;
}

/** The functions by their name. */
export type HostedFunctions = ReadonlyMap<string, HostedFunction>;

/** The functions among a module's exports. */
export function hostedFunctions(exports: Record<string, unknown>): HostedFunctions {
  return new Map(Object.entries(exports).filter((entry): entry is [string, HostedFunction] => isHosted(entry[1])));
}

/** Whether requests call the function; others are started by events or by the clock. */
export function isCalledByRequests({ __endpoint }: HostedFunction): boolean {
  return __endpoint.httpsTrigger !== undefined || __endpoint.callableTrigger !== undefined;
}

/** Where the function runs; us-central1 is the default of functions and of the SDK. */
export function regionsOf({ __endpoint: { region } }: HostedFunction): unknown[] {
  return Array.isArray(region) && region.length > 0 ? region : ['us-central1'];
}

function isHosted(value: unknown): value is HostedFunction {
  return typeof value === 'function' && '__endpoint' in value;
}
