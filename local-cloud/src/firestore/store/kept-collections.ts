import type { DocumentChange, StoredDocument } from '../../firestore-model/document.ts';
import { collectionOf } from '../../firestore-model/names/resource-names.ts';
import type { DocumentTable } from './document-table.ts';

/** Smaller collections are read when they are asked for, sooner than anybody notices. */
const LARGE = 500;

/** A collection in memory: all documents up to the path `last`, and perhaps some behind it. */
interface Kept {
  documents: Map<string, StoredDocument>;
  last: string;
  isWhole: boolean;
}

/** The collections that lists have asked for: each stays in memory. A document of another one is read alone. */
export class KeptCollections {
  readonly #table: DocumentTable;
  readonly #kept = new Map<string, Kept>();

  constructor(table: DocumentTable) {
    this.#table = table;
  }

  get(path: string): StoredDocument | undefined {
    const kept = this.#kept.get(collectionOf(path));
    return kept?.isWhole ? kept.documents.get(path) : this.#table.document(path);
  }

  all(collection: string): ReadonlyMap<string, StoredDocument> {
    return this.#read(collection).documents;
  }

  /** Takes over what the table has just stored. */
  apply(changes: readonly DocumentChange[]): void {
    for (const { path, after } of changes) {
      const documents = this.#kept.get(collectionOf(path))?.documents;
      if (after) documents?.set(path, after);
      else documents?.delete(path);
    }
  }

  clear(): void {
    this.#kept.clear();
  }

  /** Reads the large collections, so many documents with each step. */
  *readAhead(documents: number): Generator<void> {
    for (const collection of this.#table.largeCollections(LARGE))
      while (!this.#kept.get(collection)?.isWhole) yield void this.#read(collection, documents);
  }

  #read(collection: string, most?: number): Kept {
    const kept = this.#kept.get(collection) ?? { documents: new Map(), last: '', isWhole: false };
    this.#kept.set(collection, kept);
    if (kept.isWhole) return kept;
    const read = this.#table.documentsAfter(collection, kept.last, most);
    for (const document of read) kept.documents.set(document.path, document);
    kept.last = read.at(-1)?.path ?? kept.last;
    kept.isWhole = most === undefined || read.length < most;
    return kept;
  }
}
