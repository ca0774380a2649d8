import type { FunctionRequest } from './function-request.ts';
import type { FunctionResponse } from './function-response.ts';

/** An export of `onCall` or `onRequest` (firebase-functions v7): a handler with its deployment description. */
export interface HostedFunction {
  (request: FunctionRequest, response: FunctionResponse): unknown;
  __endpoint: FunctionEndpoint;
}

export interface FunctionEndpoint {
  /** A list of literal regions when the function names one. */
  region?: unknown;
  httpsTrigger?: unknown;
  callableTrigger?: unknown;
}

/** Whether an export can be hosted; background triggers (Firestore, schedule, …) cannot. */
export function isHostedFunction(value: unknown): value is HostedFunction {
  const endpoint = endpointOf(value);
  return endpoint?.httpsTrigger !== undefined || endpoint?.callableTrigger !== undefined;
}

export function isBackgroundFunction(value: unknown): boolean {
  return endpointOf(value) !== undefined && !isHostedFunction(value);
}

/** Where the function runs; us-central1 is the default of functions and of the SDK. */
export function regionsOf({ __endpoint: { region } }: HostedFunction): unknown[] {
  return Array.isArray(region) && region.length > 0 ? region : ['us-central1'];
}

function endpointOf(value: unknown): FunctionEndpoint | undefined {
  return typeof value === 'function' ? (value as unknown as { __endpoint?: FunctionEndpoint }).__endpoint : undefined;
}
