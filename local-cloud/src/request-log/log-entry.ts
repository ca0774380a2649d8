import type { ServiceName } from '../http/service-name.ts';
import type { CallerOrOwner } from '../rules/access.ts';

/** A refusal by the security rules: the judged request, and why no statement allows it. */
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
  /** Its start, RFC 3339. */
  at: string;
  service: ServiceName;
  operation: string;
  /** The documents, file or function that it concerns. */
  targets: string[];
  /** A uid, or "visitor" or "owner". */
  caller: string;
  /** The HTTP status of the answer; 0 if there was none. */
  status: number;
  durationMs: number;
  refusal?: Refusal;
  /** The fault that hit it. */
  fault?: string;
}

export function callerName(caller: CallerOrOwner): string {
  if (caller === null) return 'visitor';
  return caller === 'owner' ? 'owner' : caller.uid;
}
