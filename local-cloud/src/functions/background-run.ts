import type { Watch } from '../request-log/watch.ts';

/** A run that no request asked for: the function, and what the log says of it. */
export interface BackgroundRun {
  name: string;
  /** What started it: the event's type, or "schedule". */
  operation: string;
  /** The document that an event is about. */
  target?: string;
}

/**
 * Runs a function in the background, in the log and counters like any other; `work` answers an HTTP status. What it
 * throws is printed and stays there: a crash in a function is nobody else's. Returns whether it succeeded; never rejects.
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
