import { REPORTS_PATH } from '@cursiv/shared-platform';
import type { SectionHost } from '../../composition/section-host.ts';
import { versionReport } from '../../inspector/version-report.ts';
import { lastReports } from '../take-report.ts';
import { visitsOf } from './visits-of.ts';
import { watchVitals } from './watch-vitals.ts';

/**
 * When the document is left, tells the site once which releases ran in it, how fast, and whether something failed: nothing of the person, nothing of
 * what they read.
 */
export function tellVisits(host: SectionHost): void {
  const vitals = watchVitals();
  const landing = host.ownerOf(location.pathname);
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    const left = { versions: versionReport(), reports: lastReports(), landing, vitals, ownerOf: host.ownerOf };
    const visits = visitsOf(left);
    if (visits.length > 0) navigator.sendBeacon(REPORTS_PATH, JSON.stringify({ visits }));
  };
  document.addEventListener('visibilitychange', tell);
}
