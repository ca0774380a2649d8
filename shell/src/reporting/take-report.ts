import { versionReport } from '../inspector/version-report.ts';
import type { ErrorReport, Reporter } from './error-report.ts';

const consoleReporter: Reporter = ({ error, context, versions }) => console.error(error, { ...context, versions });

/** The number of latest reports kept for inspection. */
const KEPT = 20;

/** Writes to the console for inspection, and to the site's log. The browser has already written an uncaught failure. */
const ownReporter: Reporter = (entry) => {
  if (!entry.context.isUncaught) consoleReporter(entry);
  // The code is fetched with the first failure.
  import('./send-report.ts').then(
    ({ sendReport }) => sendReport(entry),
    (failure: unknown) => console.info(failure),
  );
};

const { promise, resolve } = Promise.withResolvers<void>();

/** Resolves when somebody reports for the first time. */
export const whenReported = promise;

let reporter: Reporter = ownReporter;
const last: ErrorReport[] = [];

/** Sends reports to another place than the console and the site's log. */
export const reportTo = (next: Reporter): void => {
  reporter = next;
};

/** The last reports of this document, newest first. */
export const lastReports = (): readonly ErrorReport[] => last;

/** Takes what anybody in the document reports. Never throws: a failing reporter must not add to the trouble. */
export function takeReport(error: unknown, context: Record<string, unknown>): void {
  const entry: ErrorReport = { error, context, path: location.pathname, versions: versionReport(), at: Date.now() };
  last.unshift(entry);
  last.splice(KEPT);
  resolve();
  try {
    reporter(entry);
  } catch (failure) {
    console.error(failure);
    consoleReporter(entry);
  }
}
