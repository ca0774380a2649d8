import type { ShareScope, SwitchSource } from '@cursiv/shared-platform';
import { visitorShare } from '../composition/memory/visitor-share.ts';
import { offer } from '../composition/offer/offer.ts';
import { shareScope } from '../composition/offer/share-scope.ts';
import type { SectionHost } from '../composition/section-host.ts';
import type { ErrorReport, Reporter } from '../reporting/error-report.ts';
import { lastReports, reportTo } from '../reporting/take-report.ts';
import { inspect, type VersionReport, versionReport } from './version-report.ts';

/** What teams find in the browser's console, and sections of any age in the document: `window.__CURSIV__`. */
interface Inspector {
  versions(): VersionReport;
  errors(): readonly ErrorReport[];
  reportTo(reporter: Reporter): void;
  /** The packages that all sections share, by name. */
  shared: ShareScope;
  /** For sections, which read it by `givenSwitches`. */
  switches: SwitchSource;
}

/** Puts the inspector where people and monitoring find it. */
export function exposeInspector(host: SectionHost): void {
  inspect(host, offer.provides);
  const inspector: Inspector = {
    versions: versionReport,
    errors: lastReports,
    reportTo,
    shared: shareScope,
    switches: { ordered: () => host.registry.switches, shareOf: visitorShare },
  };
  Object.assign(globalThis, { __CURSIV__: inspector });
}
