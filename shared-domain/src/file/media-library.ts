import type { L10nText, Locale } from '../l10n/l10n.ts';
import type { Medium } from './content/medium.ts';
import type { FileAllowance } from './file-allowance.ts';

/** A place that names a file: in what visitors see, in what its author is writing, or in both. */
export interface MediaUse {
  of: 'course' | 'resource' | 'account' | 'expert';
  id: string;
  title: L10nText;
  isLive: boolean;
  inDraft: boolean;
}

/** A file of the media library. */
export interface MediaFile {
  path: string;
  name: string;
  medium: Medium;
  contentType: string;
  bytes: number;
  /** ISO 8601 */
  createdAt: string;
  uses: MediaUse[];
  /** Whether others may have been shown it, also in an earlier version: it stays then. */
  isKept: boolean;
  /** Why the staff took it down; absent otherwise. */
  takenDown?: { note: string; locale: Locale };
}

/** One page of an author's files, newest first. */
export interface MediaPage {
  files: MediaFile[];
  /** Where the next page begins, ISO 8601; absent on the last. */
  next?: string;
  used: { bytes: number; files: number };
  allowance: FileAllowance;
}
