import type { AppErrorCode } from '@cursiv/shared-domain';

/** A document as it is stored. */
export interface Stored<Doc> {
  /** Its revision; 0 when it was never stored, and for things without revisions, which are compared by what they say. */
  rev: number;
  doc: Doc;
}

/** Where the edits stand. `unsaved`, `saving`, `conflict` and `failed` have something to lose. */
type EditStatus = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'conflict' | 'failed';

/** What a page shows of an edit session. */
export interface EditState<Doc> {
  /** The document with the edits. */
  doc: Doc;
  /** The revision that the edits are based on; 0 while the document was never stored. */
  rev: number;
  status: EditStatus;
  /** Why the last save failed; a conflict included. */
  error: AppErrorCode | undefined;
  savedAt: Date | undefined;
  /** When the edits were made that were restored at the start; undefined when there were none. */
  restoredFrom: Date | undefined;
  /** What somebody else has stored since, known before a save fails because of it. */
  newer: Stored<Doc> | undefined;
}

/** Where the edits stand, without the document: typing on changes nothing of it. */
export type Standing<Doc> = Omit<EditState<Doc>, 'doc'>;

/** Whether leaving the page would interrupt or lose something. */
export const isUnsaved = ({ status }: Pick<EditState<unknown>, 'status'>): boolean =>
  status !== 'untouched' && status !== 'saved';
