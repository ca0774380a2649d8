/** A stored document before any check. */
export interface StoredDocument {
  /** Path in the database, such as `courses/c1`. */
  path: string;
  id: string;
  fields: Record<string, unknown>;
}

export interface DocumentQuery {
  collection: string;
  equals?: Record<string, string | number | boolean>;
  /** Arrays that must contain the value. */
  contains?: Record<string, string>;
  /** Only documents in which the field is not before this. */
  from?: { field: string; value: Date };
  /** Only documents in which the field is before this. */
  before?: { field: string; value: Date };
  orderBy?: { field: string; direction: 'asc' | 'desc' };
  limit?: number;
}

/** Where pages read from. Both reject when the database cannot be reached. */
export interface DocumentSource {
  get(path: string): Promise<StoredDocument | undefined>;
  find(query: DocumentQuery): Promise<StoredDocument[]>;
  /** How many documents there are, without reading them. */
  count(query: DocumentQuery): Promise<number>;
}

export interface DocumentTransaction {
  get(path: string): Promise<StoredDocument | undefined>;
  find(query: DocumentQuery): Promise<StoredDocument[]>;
  set(path: string, fields: Record<string, unknown>): void;
  /** Changes the named fields of a document that is there. */
  update(path: string, fields: Record<string, unknown>): void;
  delete(path: string): void;
}

/** Where what pages read is kept up to date. */
export interface DocumentStore extends DocumentSource {
  /** Reads and writes as one step; the work runs again when something it read was changed meanwhile. Reads come first. */
  transact<T>(work: (transaction: DocumentTransaction) => Promise<T>): Promise<T>;
}
