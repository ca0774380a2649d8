import { CONTRACT, type PackageNames, SECTION_IDS, type SectionId, type ShellOffer } from '@cursiv/shared-platform';
import type { Channel } from '../composition/choose-release.ts';
import type { Release } from '../composition/fetch-release.ts';
import type { Releases } from '../composition/releases.ts';
import { SectionError, type SectionErrorKind } from '../composition/section-error.ts';
import { loadTime, usedReleases } from '../composition/used-releases.ts';

/** A section's state in this document: not requested, known, its code loading or running, or why it cannot be shown. */
export type SectionState = 'unknown' | 'known' | 'loading' | 'running' | SectionErrorKind;

export interface SectionVersion {
  section: SectionId;
  state: SectionState;
  build?: string;
  channel?: Channel;
  /** ISO date. */
  builtAt?: string;
  /** Address of the release's folder. */
  address?: string;
  /** From the first request for its code until it ran, in milliseconds. */
  loadMs?: number;
  /** What it uses of the shared packages. */
  requires?: Record<string, PackageNames>;
}

/** The code that runs in this document. */
export interface VersionReport {
  shell: ShellOffer & { build: string };
  sections: SectionVersion[];
}

let releases: Releases | undefined;
let provides: ShellOffer['provides'] = {};

/** Names the releases that reports are about, and what the shell provides to them; before that, nothing is known of any section. */
export const inspect = (ofDocument: Releases, provided: ShellOffer['provides']): void => {
  releases = ofDocument;
  provides = provided;
};

const described = ({ file, baseUrl, channel }: Release) => ({
  build: file.buildId,
  channel,
  builtAt: file.builtAt,
  address: baseUrl,
  requires: file.requires,
});

function sectionVersion(section: SectionId): SectionVersion {
  const used = usedReleases().get(section);
  const outcome = used ?? releases?.outcome(section);
  if (!outcome) return { section, state: 'unknown' };
  if (outcome instanceof SectionError) return { section, state: outcome.kind };
  const loadMs = loadTime(section);
  if (!used) return { section, state: 'known', ...described(outcome) };
  if (loadMs === undefined) return { section, state: 'loading', ...described(used) };
  return { section, state: 'running', ...described(used), loadMs };
}

/** The code that runs in this document now. */
export const versionReport = (): VersionReport => ({
  shell: { build: __BUILD_ID__, contract: CONTRACT, provides },
  sections: SECTION_IDS.map(sectionVersion),
});
