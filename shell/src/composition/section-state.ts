import type { PageLocale, SectionModule } from '@cursiv/shared-platform';
import type { Release } from './finding/fetch-release.ts';
import type { SectionError } from './section-error.ts';

/** Where a section stands in this document. */
export type SectionState =
  /** Nothing has asked for it. */
  | { kind: 'absent' }
  /** The registry has switched it off. */
  | { kind: 'disabled'; text: Record<PageLocale, string> }
  /** Its release is being found. */
  | { kind: 'choosing'; found: Promise<Release> }
  /** Its pages are known; none of its code runs. A newer release may still take this one's place. */
  | { kind: 'chosen'; release: Release }
  /** A page of this release stands in the document, as the server rendered it: the document is committed to it, although its code is not there. */
  | { kind: 'shown'; release: Release }
  /** Its code is about to run: the document is committed to this release from now on. */
  | { kind: 'loading'; release: Release; module: Promise<SectionModule> }
  | { kind: 'running'; release: Release; module: SectionModule; loadMs: number }
  /** It has no release, or its release could not start; the next request tries again. */
  | { kind: 'failed'; error: SectionError; release?: Release };
