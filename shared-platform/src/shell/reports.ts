/** Takes an unexpected failure, with what is known of it. */
export type ReportTaker = (error: unknown, context: Record<string, unknown>) => void;

// Tests run without a shell; pages are made on the server without a console, too.
let taker: ReportTaker = (error) => globalThis.console?.error(error);

/** Reports an unexpected failure that the reader need not know of. */
export const report = (error: unknown, context: Record<string, unknown> = {}): void => taker(error, context);

/** The shell takes the reports from now on. */
export const takeReports = (next: ReportTaker): void => {
  taker = next;
};
