import { AsyncLocalStorage } from 'node:async_hooks';
import { write } from 'firebase-functions/logger';
import { withoutAddresses, withoutText } from './without-text.ts';

export type Severity = 'INFO' | 'NOTICE' | 'WARNING' | 'ERROR';

/** What runs: the labels of every line that is written meanwhile. */
export interface Run {
  function: string;
  kind: 'call' | 'request' | 'document' | 'schedule';
  /** The id that the browser gave its call, else one of our own. */
  request: string;
}

const LABELS = 'logging.googleapis.com/labels';
const running = new AsyncLocalStorage<Run>();

/** Does the work of a run; the lines that it writes carry its labels. */
export const within = <T>(run: Run, work: () => T): T => running.run(run, work);

/**
 * One line of the log, as Google Cloud Logging reads it: with the trace of the request and the labels of the run. `message` is a sentence of
 * ours; addresses and tokens are taken out of it, and `fields` must hold nothing that a person wrote.
 */
export function log(
  severity: Severity,
  message: string,
  fields: Record<string, unknown> = {},
  labels: Record<string, string> = {},
): void {
  write({ ...fields, severity, message: withoutAddresses(message), [LABELS]: { ...running.getStore(), ...labels } });
}

/** Something that a function gets over, and an operator should know of. */
export const warn = (message: string, thrown?: unknown): void =>
  log('WARNING', message, thrown === undefined ? {} : { ...withoutText(thrown) });

/** Something that failed within an answer. */
export const error = (message: string, thrown: unknown): void => log('ERROR', message, { ...withoutText(thrown) });
