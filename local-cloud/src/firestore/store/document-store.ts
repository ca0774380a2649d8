import { setImmediate as othersTurn } from 'node:timers/promises';
import type { DocumentChange, StoredDocument } from '../../firestore-model/document.ts';
import type { UntoldCommit } from './commit-events.ts';
import { DocumentTable } from './document-table.ts';
import { KeptCollections } from './kept-collections.ts';
import { RecentRewrites } from './recent-rewrites.ts';
import { type ListShape, SortedLists } from './sorted-lists.ts';

const MICROS_PER_MS = 1000;
/** Documents that are read ahead before requests have their turn: some milliseconds. */
const READ_AT_ONCE = 100;

/** Receives every commit with changes: the changes and their time in microseconds. */
export type ChangeListener = (changes: readonly DocumentChange[], time: number) => void;

/** The documents. Every change is written to the file first. */
export class DocumentStore {
  readonly #table: DocumentTable;
  readonly #collections: KeptCollections;
  readonly #lists = new SortedLists();
  readonly #listeners = new Set<ChangeListener>();
  #rewrites: RecentRewrites;
  #lastTime: number;
  #clearedAt = 0;
  #isClosed = false;

  constructor(databaseFile: string) {
    this.#table = new DocumentTable(databaseFile);
    this.#collections = new KeptCollections(this.#table);
    this.#lastTime = this.#table.lastUpdateTime();
    this.#rewrites = new RecentRewrites(this.now());
  }

  /** The time in microseconds; each call returns a later one, also after a restart with a clock set back. */
  now(): number {
    this.#lastTime = Math.max(Date.now() * MICROS_PER_MS, this.#lastTime + 1);
    return this.#lastTime;
  }

  readonly get = (path: string): StoredDocument | undefined => this.#collections.get(path);

  documentsOf(collection: string): Iterable<StoredDocument> {
    return this.#collections.all(collection).values();
  }

  /** Reads large collections before lists ask for them; requests are answered meanwhile. */
  async readAhead(): Promise<void> {
    for (const _ of this.#collections.readAhead(READ_AT_ONCE)) {
      await othersTurn();
      if (this.#isClosed) return;
    }
  }

  /** The documents of one part of a shape, in its order; `documents` is called when the shape is new. */
  sorted(shape: ListShape, part: string, documents: () => Iterable<StoredDocument>): readonly StoredDocument[] {
    return this.#lists.part(shape, part, documents);
  }

  /** Paths of the non-empty collections below `parent` ('' for all), at any depth, with one id or all. */
  collectionsBelow(parent: string, id?: string): string[] {
    const paths = this.#table.collections(id);
    return parent === '' ? paths : paths.filter((path) => path.startsWith(`${parent}/`));
  }

  /** Makes the changes durable, all or none, then calls the listeners. Who `isAwaited` by is told until `told`. */
  apply(changes: readonly DocumentChange[], time: number, isAwaited = false): void {
    if (changes.length === 0) return;
    this.#table.apply(changes, isAwaited ? time : undefined);
    this.#collections.apply(changes);
    this.#lists.apply(changes);
    this.#rewrites.note(changes, time);
    for (const listener of this.#listeners) listener(changes, time);
  }

  /** Whether all documents were deleted after a time. Those that were restored since then may be older than it. */
  isClearedSince(time: number): boolean {
    return time < this.#clearedAt;
  }

  /** Paths of the collections in which documents were changed or deleted after a time; undefined when not known. */
  rewrittenSince(time: number): string[] | undefined {
    return this.#rewrites.since(time);
  }

  /** Calls `listener` after each change from now on; returns a function that stops it. */
  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  untold(): UntoldCommit[] {
    return this.#table.untold();
  }

  /** The events of the commit at a time have come to their end. */
  told(time: number): void {
    if (!this.#isClosed) this.#table.told(time);
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
    this.#clearedAt = time;
    this.#rewrites = new RecentRewrites(time);
    for (const listener of this.#listeners) listener(changes, time);
  }

  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
    this.#table.close();
  }
}
