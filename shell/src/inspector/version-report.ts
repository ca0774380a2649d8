import { type Channel, CONTRACT, type PackageNames, type ShellOffer } from '@cursiv/shared-platform';
import type { Release } from '../composition/finding/fetch-release.ts';
import type { SectionErrorKind } from '../composition/section-error.ts';
import type { SectionHost } from '../composition/section-host.ts';
import type { SectionState } from '../composition/section-state.ts';

/** A section's state in this document, with the reason in place of a failure. */
export type ReportedState = Exclude<SectionState['kind'], 'failed'> | SectionErrorKind;

export interface SectionVersion {
  section: string;
  state: ReportedState;
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

let host: SectionHost | undefined;
let provides: ShellOffer['provides'] = {};

/** Names the sections that reports are about, and what the shell provides to them; before that, nothing is known of any. */
export const inspect = (ofDocument: SectionHost, provided: ShellOffer['provides']): void => {
  host = ofDocument;
  provides = provided;
};

const described = ({ file, baseUrl, channel }: Release) => ({
  build: file.buildId,
  channel,
  builtAt: file.builtAt,
  address: baseUrl,
  requires: file.requires,
});

const sectionVersion = (section: string, state: SectionState): SectionVersion => ({
  section,
  state: state.kind === 'failed' ? state.error.kind : state.kind,
  ...('release' in state && state.release && described(state.release)),
  ...(state.kind === 'running' && { loadMs: state.loadMs }),
});

/** The code that runs in this document now. */
export function versionReport(): VersionReport {
  const sections = host?.sections.map((section) => sectionVersion(section, (host as SectionHost).state(section)));
  return { shell: { build: __BUILD_ID__, contract: CONTRACT, provides }, sections: sections ?? [] };
}
