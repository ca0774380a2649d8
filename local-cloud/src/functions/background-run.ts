import type { Watch } from '../request-log/watch.ts';

/** A run that no request started: the function, and its log entry. */
export interface BackgroundRun {
  name: string;
  /** Its cause: the event's type, or "schedule". */
  operation: string;
  /** The document of the event. */
  target?: string;
}

/**
 * Runs a function in the background, with log and counters like any other; `work` returns an HTTP status. Its error is
 * printed and goes no further: a crash in a function affects nothing else. Returns whether it succeeded; never rejects.
 */
export async function runInBackground(
  { log, counters }: Watch,
  { name, operation, target }: BackgroundRun,
  work: () => Promise<number>,
): Promise<boolean> {
  const targets = target === undefined ? [name] : [name, target];
  const entry = log.open({ service: 'functions', operation, caller: 'owner', targets });
  counters.add('functionCalls');
  const status = await log.within(entry, work).catch((error: unknown) => {
    console.error(`The function ${name} failed (${operation}).`, error);
    return 500;
  });
  log.close(entry, status);
  return status < 400;
}
