import type { ServiceName } from '../http/service-name.ts';
import type { CallerOrOwner } from '../rules/access.ts';

/** A "no" of the security rules: what was judged, and why no statement allows it. */
export interface Refusal {
  decision: 'deny';
  /** The rules' operation: get, list, create, update or delete. */
  operation: string;
  path: string;
  reason: string;
}

/** One operation as the log shows it. */
export interface LogEntry {
  /** Counts up from 1. */
  id: number;
  /** When it began, RFC 3339. */
  at: string;
  service: ServiceName;
  operation: string;
  /** The documents, file or function it is about. */
  targets: string[];
  /** A uid, or "visitor" or "owner". */
  caller: string;
  /** The HTTP status of the answer; 0 when there was none. */
  status: number;
  durationMs: number;
  refusal?: Refusal;
  /** The fault that was asked for and hit it. */
  fault?: string;
}

export function callerName(caller: CallerOrOwner): string {
  if (caller === null) return 'visitor';
  return caller === 'owner' ? 'owner' : caller.uid;
}
