import type { SectionId } from '@cursiv/shared-platform';

/** Why a section cannot be shown: its files cannot be had, or this shell cannot run its release. */
export type SectionErrorKind = 'unavailable' | 'incompatible';

/** A section cannot be composed into the page. */
export class SectionError extends Error {
  readonly kind: SectionErrorKind;
  readonly section: SectionId;
  /** The build whose files failed to load, when its release was known: a reload may find a newer one. */
  readonly failedBuild: string | undefined;

  constructor(kind: SectionErrorKind, section: SectionId, cause: unknown, failedBuild?: string) {
    super(`section ${section} is ${kind}`, { cause });
    this.name = 'SectionError';
    this.kind = kind;
    this.section = section;
    this.failedBuild = failedBuild;
  }
}
