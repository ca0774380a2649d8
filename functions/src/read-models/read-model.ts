import type { DocumentSource, DocumentStore } from '../store/document-source.ts';

/**
 * What visitors see of some documents, stored in a form that costs few reads. Every read model is collected, kept and
 * read in the same way, and readers get the same result whether it is stored yet or not.
 */
export interface ReadModel<Asked, View, Part = Asked> {
  /** Makes it from the documents themselves. */
  collect(source: DocumentSource, asked: Asked): Promise<View>;
  /** Updates one part of the stored form; repeated, late or reordered changes do no harm. */
  keep(store: DocumentStore, part: Part): Promise<void>;
  /** The stored form; collected when there is none. */
  read(source: DocumentSource, asked: Asked): Promise<View>;
}
