import type { DocumentTransaction, StoredDocument } from '../store/document-source.ts';

/** A write that a migration wants. */
export type Write =
  | { kind: 'set' | 'update'; path: string; fields: Record<string, unknown> }
  | { kind: 'delete'; path: string };

/** Brings the documents of one collection, which an older version of the site wrote, into the present form. */
export interface Migration {
  /** A number that grows, and a name. Once released it is never changed, nor used again. */
  version: string;
  title: string;
  collection: string;
  /** What one document lacks; nothing when it is complete. It reads by the transaction alone, and is asked again of the same document. */
  complete(transaction: Pick<DocumentTransaction, 'get' | 'find'>, document: StoredDocument): Promise<Write[]>;
}
