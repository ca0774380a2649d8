import { Counters } from '../counters/counters.ts';
import { RequestLog } from './request-log.ts';

/** What the services report to: the log of operations and the counters of what they would cost. */
export interface Watch {
  log: RequestLog;
  counters: Counters;
}

export function newWatch(): Watch {
  return { log: new RequestLog(), counters: new Counters() };
}
