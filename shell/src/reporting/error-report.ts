import type { VersionReport } from '../inspector/version-report.ts';

/** An unexpected failure, with the code that ran when it happened. */
export interface ErrorReport {
  error: unknown;
  context: Record<string, unknown>;
  /** Of the page that was shown. */
  path: string;
  versions: VersionReport;
  /** Milliseconds since 1970. */
  at: number;
}

/** Where reports go. */
export type Reporter = (report: ErrorReport) => void;
