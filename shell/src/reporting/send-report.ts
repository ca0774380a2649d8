import { REPORTS_PATH } from '@cursiv/shared-platform';
import type { ErrorReport } from './error-report.ts';

/** The limit of reports for a document that fails again and again. */
const MOST_OF_A_DOCUMENT = 10;

/** The failures that this document has reported, each once: a repeated one says nothing new. */
const sent = new Set<string>();

/** The description of a failure and its causes, with the place where it began. */
function described(error: unknown): { message: string; stack: string | undefined } {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined };
  if (error.cause === undefined) return { message: error.message, stack: error.stack };
  const cause = described(error.cause);
  return { message: `${error.message}: ${cause.message}`, stack: cause.stack ?? error.stack };
}

/** Sends to the site's log what is needed to find a failure; a development build keeps it. */
export function sendReport({ error, path, versions }: ErrorReport): void {
  if (process.env.NODE_ENV === 'development' || sent.size >= MOST_OF_A_DOCUMENT) return;
  const failure = described(error);
  const key = JSON.stringify(failure);
  if (sent.has(key)) return;
  sent.add(key);
  const running = versions.sections.flatMap(({ section, build }) => (build ? [[section, build]] : []));
  const builds = Object.fromEntries([['shell', versions.shell.build], ...running]);
  navigator.sendBeacon(REPORTS_PATH, JSON.stringify({ ...failure, page: path, builds }));
}
