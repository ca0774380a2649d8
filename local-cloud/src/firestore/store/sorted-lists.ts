import type { DocumentChange, StoredDocument } from '../../firestore-model/document.ts';

/**
 * How one kind of query needs its documents: divided by the values it compares for equality, each part in one order.
 */
export interface ListShape {
  /** The same for all queries that can share the lists. */
  id: string;
  /** Whether a document at `path` lies in the queried collections. */
  covers(path: string): boolean;
  /** The part that contains a document; undefined when no such query finds it. */
  partOf(document: StoredDocument): string | undefined;
  /** A total order. */
  compare(a: StoredDocument, b: StoredDocument): number;
  /** The same order, for many documents at once. */
  sort(documents: readonly StoredDocument[]): StoredDocument[];
}

/** Some documents of a shape; sorted at their first use, which for most parts never comes. */
interface Part {
  documents: StoredDocument[];
  isSorted: boolean;
}

type Parts = Map<string, Part>;

/** More shapes than a product uses at once; the least recently used one goes first. */
const MAX_SHAPES = 50;

/**
 * The index of queries: documents divided once for each shape, sorted when needed, and kept sorted through every
 * change.
 */
export class SortedLists {
  readonly #kept = new Map<string, { shape: ListShape; parts: Parts }>();

  /** One part of a shape, in order; `documents` is called when the shape is new. */
  part(shape: ListShape, name: string, documents: () => Iterable<StoredDocument>): readonly StoredDocument[] {
    const kept = this.#kept.get(shape.id) ?? { shape, parts: partsOf(shape, documents()) };
    this.#kept.delete(shape.id);
    this.#kept.set(shape.id, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_SHAPES && oldest !== undefined) this.#kept.delete(oldest);
    const part = kept.parts.get(name);
    if (!part) return [];
    if (!part.isSorted) {
      part.documents = shape.sort(part.documents);
      part.isSorted = true;
    }
    return part.documents;
  }

  apply(changes: readonly DocumentChange[]): void {
    for (const { shape, parts } of this.#kept.values()) {
      for (const { path, before, after } of changes) {
        if (!shape.covers(path)) continue;
        if (before) remove(shape, parts, before);
        if (after) add(shape, parts, after);
      }
    }
  }

  clear(): void {
    this.#kept.clear();
  }
}

/** The first index at which `test` holds, given that it holds from there on. */
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

function partsOf(shape: ListShape, documents: Iterable<StoredDocument>): Parts {
  const parts: Parts = new Map();
  for (const document of documents) {
    const name = shape.partOf(document);
    if (name === undefined) continue;
    const part = parts.get(name);
    if (part) part.documents.push(document);
    else parts.set(name, { documents: [document], isSorted: false });
  }
  return parts;
}

function add(shape: ListShape, parts: Parts, document: StoredDocument): void {
  const name = shape.partOf(document);
  if (name === undefined) return;
  const part = parts.get(name);
  if (!part) parts.set(name, { documents: [document], isSorted: true });
  else if (part.isSorted) part.documents.splice(placeOf(shape, part.documents, document), 0, document);
  else part.documents.push(document);
}

function remove(shape: ListShape, parts: Parts, document: StoredDocument): void {
  const name = shape.partOf(document);
  const part = name === undefined ? undefined : parts.get(name);
  if (!part || name === undefined) return;
  const { documents, isSorted } = part;
  const index = isSorted
    ? placeOf(shape, documents, document)
    : documents.findIndex(({ path }) => path === document.path);
  documents.splice(index, 1);
  if (documents.length === 0) parts.delete(name);
}

function placeOf(shape: ListShape, list: readonly StoredDocument[], document: StoredDocument): number {
  return firstIndex(list, (other) => shape.compare(other, document) >= 0);
}
