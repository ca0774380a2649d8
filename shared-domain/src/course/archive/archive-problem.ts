/** Why a file of an import was left out, or stopped the whole of it. */
export type ArchiveProblemCode =
  | 'not-a-zip'
  | 'too-large'
  | 'too-many-files'
  | 'unsafe-name'
  | 'same-name'
  | 'same-id'
  | 'too-many-lessons'
  | 'media-missing'
  | 'media-unfit'
  | 'not-a-course'
  | 'other-system'
  | 'newer-format'
  | 'unreadable-course'
  | 'not-text'
  | 'too-long'
  | 'unreadable-quiz'
  | 'same-answer-id'
  | 'unreadable-captions'
  | 'unknown-file';

/** A line of an import's report. */
export interface ArchiveProblem {
  /** The file or lesson that it is about; empty for the whole. */
  file: string;
  code: ArchiveProblemCode;
  /** Whether nothing was imported because of it. */
  isFatal: boolean;
}

/** A problem that leaves one thing out. */
export const leftOut = (file: string, code: ArchiveProblemCode): ArchiveProblem => ({ file, code, isFatal: false });

/** A problem that stops the import. */
export const stopped = (code: ArchiveProblemCode, file = ''): ArchiveProblem => ({ file, code, isFatal: true });
