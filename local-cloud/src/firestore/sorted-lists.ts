import type { DocumentChange, StoredDocument } from './document.ts';
import { collectionOf } from './resource-names.ts';

/** How one kind of query wants a collection: apart by the values it compares for equality, each part in one order. */
export interface ListShape {
  /** The same for all queries that can share the lists. */
  id: string;
  collection: string;
  /** The part a document belongs to; undefined when no such query finds it. */
  partOf(document: StoredDocument): string | undefined;
  /** A total order. */
  compare(a: StoredDocument, b: StoredDocument): number;
}

type Parts = Map<string, StoredDocument[]>;

/** More shapes than a product has at once; the one unused for longest goes first. */
const MAX_SHAPES = 50;

/** The index of queries with a limit: documents sorted once for each shape, and kept sorted through every change. */
export class SortedLists {
  readonly #kept = new Map<string, { shape: ListShape; parts: Parts }>();

  /** One part of a shape, in order; `documents` is asked when the shape is new. */
  part(shape: ListShape, part: string, documents: () => Iterable<StoredDocument>): readonly StoredDocument[] {
    const kept = this.#kept.get(shape.id) ?? { shape, parts: sortedParts(shape, documents()) };
    this.#kept.delete(shape.id);
    this.#kept.set(shape.id, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_SHAPES && oldest !== undefined) this.#kept.delete(oldest);
    return kept.parts.get(part) ?? [];
  }

  apply(changes: readonly DocumentChange[]): void {
    for (const { path, before, after } of changes) {
      const collection = collectionOf(path);
      for (const { shape, parts } of this.#kept.values()) {
        if (shape.collection !== collection) continue;
        if (before) remove(shape, parts, before);
        if (after) insert(shape, parts, after);
      }
    }
  }

  clear(): void {
    this.#kept.clear();
  }
}

/** The first index from which on `test`, once true, stays true. */
export function firstIndex<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && test(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function sortedParts(shape: ListShape, documents: Iterable<StoredDocument>): Parts {
  const parts: Parts = new Map();
  for (const document of documents) {
    const part = shape.partOf(document);
    if (part === undefined) continue;
    const list = parts.get(part);
    if (list) list.push(document);
    else parts.set(part, [document]);
  }
  for (const list of parts.values()) list.sort(shape.compare);
  return parts;
}

function insert(shape: ListShape, parts: Parts, document: StoredDocument): void {
  const part = shape.partOf(document);
  if (part === undefined) return;
  const list = parts.get(part);
  if (list) list.splice(placeOf(shape, list, document), 0, document);
  else parts.set(part, [document]);
}

function remove(shape: ListShape, parts: Parts, document: StoredDocument): void {
  const part = shape.partOf(document);
  const list = part === undefined ? undefined : parts.get(part);
  if (!list || part === undefined) return;
  list.splice(placeOf(shape, list, document), 1);
  if (list.length === 0) parts.delete(part);
}

function placeOf(shape: ListShape, list: readonly StoredDocument[], document: StoredDocument): number {
  return firstIndex(list, (other) => shape.compare(other, document) >= 0);
}
