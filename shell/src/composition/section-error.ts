import type { PageLocale } from '@cursiv/shared-platform';

/** Why a section cannot be shown: its files cannot be had, this shell cannot run its release, it failed as it started, or it is switched off. */
export type SectionErrorKind = 'unavailable' | 'incompatible' | 'crashed' | 'disabled';

/** A section cannot be composed into the page. */
export class SectionError extends Error {
  readonly kind: SectionErrorKind;
  readonly section: string;
  /** The build whose files failed, when loading the document anew may find another one. */
  readonly failedBuild: string | undefined;

  constructor(kind: SectionErrorKind, section: string, cause: unknown, failedBuild?: string) {
    super(`section ${section} is ${kind}`, { cause });
    this.name = 'SectionError';
    this.kind = kind;
    this.section = section;
    this.failedBuild = failedBuild;
  }
}

/** A section that the registry has switched off, with what its visitors read. */
export class DisabledError extends SectionError {
  readonly text: Record<PageLocale, string>;

  constructor(section: string, text: Record<PageLocale, string>) {
    super('disabled', section, 'the registry says so');
    this.text = text;
  }
}
