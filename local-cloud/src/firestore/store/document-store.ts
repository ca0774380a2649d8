import type { DocumentChange, StoredDocument } from '../../firestore-model/document.ts';
import { collectionOf } from '../../firestore-model/names/resource-names.ts';
import { DocumentTable } from './document-table.ts';
import { type ListShape, SortedLists } from './sorted-lists.ts';

const MICROS_PER_MS = 1000;

/** Hears of every commit that changed something: the changes and their time in microseconds. */
export type ChangeListener = (changes: readonly DocumentChange[], time: number) => void;

/** The documents: each collection is kept in memory once it was asked for, every change is first written to the file. */
export class DocumentStore {
  readonly #table: DocumentTable;
  readonly #collections = new Map<string, Map<string, StoredDocument>>();
  readonly #lists = new SortedLists();
  readonly #listeners = new Set<ChangeListener>();
  #lastTime: number;

  constructor(databaseFile: string) {
    this.#table = new DocumentTable(databaseFile);
    this.#lastTime = this.#table.lastUpdateTime();
  }

  /** The time in microseconds; each call answers a later one, also after a restart with a clock set back. */
  now(): number {
    this.#lastTime = Math.max(Date.now() * MICROS_PER_MS, this.#lastTime + 1);
    return this.#lastTime;
  }

  readonly get = (path: string): StoredDocument | undefined => this.#collection(collectionOf(path)).get(path);

  documentsOf(collection: string): Iterable<StoredDocument> {
    return this.#collection(collection).values();
  }

  /** The documents of one part of a shape, in its order; `documents` is asked when the shape is new. */
  sorted(shape: ListShape, part: string, documents: () => Iterable<StoredDocument>): readonly StoredDocument[] {
    return this.#lists.part(shape, part, documents);
  }

  /** Paths of the non-empty collections below `parent` ('' for all), at any depth, of one id or of all. */
  collectionsBelow(parent: string, id?: string): string[] {
    const paths = this.#table.collections(id);
    return parent === '' ? paths : paths.filter((path) => path.startsWith(`${parent}/`));
  }

  /** Makes the changes durable, all or none, then tells the listeners. */
  apply(changes: readonly DocumentChange[], time: number): void {
    if (changes.length === 0) return;
    this.#table.apply(changes);
    for (const { path, after } of changes) {
      const collection = this.#collection(collectionOf(path));
      if (after) collection.set(path, after);
      else collection.delete(path);
    }
    this.#lists.apply(changes);
    for (const listener of this.#listeners) listener(changes, time);
  }

  /** Calls `listener` after each change from now on; answers the function that ends it. */
  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  isEmpty(): boolean {
    return this.#table.isEmpty();
  }

  clear(): void {
    const changes = this.#table
      .collections()
      .flatMap((collection) => [...this.documentsOf(collection)])
      .map((before) => ({ path: before.path, before, after: undefined }));
    this.#table.clear();
    this.#collections.clear();
    this.#lists.clear();
    const time = this.now();
    for (const listener of this.#listeners) listener(changes, time);
  }

  close(): void {
    this.#listeners.clear();
    this.#table.close();
  }

  #collection(path: string): Map<string, StoredDocument> {
    let documents = this.#collections.get(path);
    if (!documents) {
      documents = new Map(this.#table.documentsOf(path).map((document) => [document.path, document]));
      this.#collections.set(path, documents);
    }
    return documents;
  }
}
