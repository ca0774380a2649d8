import { Counters } from '../counters/counters.ts';
import { RequestLog } from './request-log.ts';

/** The destination of the services' reports: the log of operations and the counters of their hosted price. */
export interface Watch {
  log: RequestLog;
  counters: Counters;
}

export function newWatch(): Watch {
  return { log: new RequestLog(), counters: new Counters() };
}
