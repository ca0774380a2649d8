import type { VersionReport } from '../inspector/version-report.ts';

/** An unexpected failure, with what ran when it happened. */
export interface ErrorReport {
  error: unknown;
  context: Record<string, unknown>;
  /** Nobody caught it: the browser has written it onto the console by itself. */
  isUncaught: boolean;
  versions: VersionReport;
  /** Milliseconds since 1970. */
  at: number;
}

/** Where reports go. */
export type Reporter = (report: ErrorReport) => void;
