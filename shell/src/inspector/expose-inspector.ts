import type { ShareScope } from '@cursiv/shared-platform';
import { offer } from '../composition/offer/offer.ts';
import { shareScope } from '../composition/offer/share-scope.ts';
import type { SectionHost } from '../composition/section-host.ts';
import type { ErrorReport, Reporter } from '../reporting/error-report.ts';
import { lastReports, reportTo } from '../reporting/take-report.ts';
import { inspect, type VersionReport, versionReport } from './version-report.ts';

/** What teams find in the browser's console, `window.__CURSIV__`. */
interface Inspector {
  versions(): VersionReport;
  errors(): readonly ErrorReport[];
  reportTo(reporter: Reporter): void;
  /** The packages that all sections share, by name. */
  shared: ShareScope;
}

/** Puts the inspector where people and monitoring find it. */
export function exposeInspector(host: SectionHost): void {
  inspect(host, offer.provides);
  const inspector: Inspector = { versions: versionReport, errors: lastReports, reportTo, shared: shareScope };
  Object.assign(globalThis, { __CURSIV__: inspector });
}
