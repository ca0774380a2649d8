import type { VersionReport } from '../../inspector/version-report.ts';
import type { ErrorReport } from '../error-report.ts';
import type { Vitals } from './watch-vitals.ts';

/** One release that ran in a document: whether something failed while its page was shown, and what was measured. */
export interface Visit extends Vitals {
  section: string;
  build: string;
  failed: boolean;
  /** Until its code ran, in milliseconds. */
  load?: number;
}

/** What a document knows when it is left. */
export interface LeftDocument {
  versions: VersionReport;
  reports: readonly ErrorReport[];
  /** The section whose page was opened first, to which the vitals belong. */
  landing: string | undefined;
  vitals: Vitals;
  ownerOf(pathname: string): string | undefined;
}

const keyOf = (section: string, build: string) => `${section} ${build}`;

/**
 * The visits of a document: the releases that run, and those that failed before another took their place. A failure is counted against the
 * section of the page that was shown.
 */
export function visitsOf({ versions, reports, landing, vitals, ownerOf }: LeftDocument): Visit[] {
  const visits = new Map<string, Visit>();
  for (const { section, build, state, loadMs } of versions.sections) {
    if (!build || state !== 'running') continue;
    const load = loadMs ? { load: Math.round(loadMs) } : {};
    const measured = section === landing ? roundedVitals(vitals) : {};
    visits.set(keyOf(section, build), { section, build, failed: false, ...load, ...measured });
  }
  for (const { path, versions: then } of reports) {
    const section = ownerOf(path);
    const build = then.sections.find((one) => one.section === section)?.build;
    if (!section || !build) continue;
    const key = keyOf(section, build);
    visits.set(key, { section, build, ...visits.get(key), failed: true });
  }
  return [...visits.values()];
}

const roundedVitals = (vitals: Vitals): Vitals =>
  Object.fromEntries(Object.entries(vitals).map(([name, value]) => [name, Math.round(value)]));
