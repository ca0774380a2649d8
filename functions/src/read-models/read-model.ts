import type { DocumentSource, DocumentStore } from '../store/document-source.ts';

/**
 * What is shown of some documents, kept in a form that costs few reads. Every one is collected, kept and read in the same way, and whoever
 * reads it sees the same whether it has been kept already or not.
 */
export interface ReadModel<Asked, View, Part = Asked> {
  /** Makes it from the documents themselves. */
  collect(source: DocumentSource, asked: Asked): Promise<View>;
  /** Brings what is kept up to date with one part of it: a change that is told twice, late or out of order does no harm. */
  keep(store: DocumentStore, part: Part): Promise<void>;
  /** What is kept; collected where nothing is. */
  read(source: DocumentSource, asked: Asked): Promise<View>;
}
