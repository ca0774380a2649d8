/** A stored document before any check. */
export interface StoredDocument {
  /** Path in the database, such as `courses/c1`. */
  path: string;
  id: string;
  fields: Record<string, unknown>;
}

export interface DocumentQuery {
  collection: string;
  /** The collections of that name below any document, too. */
  everywhere?: true;
  equals?: Record<string, string | number | boolean>;
  /** Fields that must have one of the values. */
  among?: Record<string, readonly string[]>;
  /** Arrays that must contain the value. */
  contains?: Record<string, string>;
  /** Only documents whose field has at least this value. */
  from?: { field: string; value: Date };
  /** Only documents whose field is below this value. */
  before?: { field: string; value: Date };
  /** In the order of their ids, those after this one; the first ones after the empty id. */
  afterId?: string;
  orderBy?: { field: string; direction: 'asc' | 'desc' };
  /** In that order, those after the document with this value and id. */
  after?: { value: Date; id: string };
  limit?: number;
}

/** The database that pages read from. Both methods reject when it is unavailable. */
export interface DocumentSource {
  get(path: string): Promise<StoredDocument | undefined>;
  find(query: DocumentQuery): Promise<StoredDocument[]>;
  /** The number of documents, without reading them. */
  count(query: DocumentQuery): Promise<number>;
}

export interface DocumentTransaction {
  get(path: string): Promise<StoredDocument | undefined>;
  find(query: DocumentQuery): Promise<StoredDocument[]>;
  set(path: string, fields: Record<string, unknown>): void;
  /** Changes the named fields of an existing document. */
  update(path: string, fields: Record<string, unknown>): void;
  delete(path: string): void;
}

/** The database in which read models are updated. */
export interface DocumentStore extends DocumentSource {
  /**
   * Reads and writes in one transaction; the work runs again when something it read has changed in the meantime. Reads
   * come first.
   */
  transact<T>(work: (transaction: DocumentTransaction) => Promise<T>): Promise<T>;
}
