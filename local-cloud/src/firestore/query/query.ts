import type { StoredDocument } from '../../firestore-model/document.ts';
import { type FieldPath, NAME_FIELD, parseFieldPath } from '../../firestore-model/names/field-path.ts';
import { childPath, collectionOf, idOf, type ResourceNames } from '../../firestore-model/names/resource-names.ts';
import type { StructuredQuery } from '../../firestore-model/wire.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { firstIndex, type ListShape } from '../store/sorted-lists.ts';
import { checkQuery } from './check-query.ts';
import { equalitiesOf, listShape } from './list-shape.ts';
import { compileFilter, type DocumentTest } from './query-filter.ts';
import { orderFields, QueryOrder } from './query-order.ts';
import { rangeBounds } from './range-bounds.ts';
import { readQuery } from './read-query.ts';

/** A structured query, checked and compiled; it contains no documents. */
export class Query {
  /** Relative path of the query's parent document; '' for the root. */
  readonly parent: string;
  /** The canonical query: enums by name, values canonical. */
  readonly structured: StructuredQuery;
  /** The selected fields; undefined for all. */
  readonly mask: readonly FieldPath[] | undefined;
  /** Whether a change of one document can bring in or push out another. */
  readonly isWindow: boolean;
  readonly #collectionId: string | undefined;
  readonly #allDescendants: boolean;
  readonly #order: QueryOrder;
  readonly #tests: readonly DocumentTest[];
  /** Whether a document lies after the start of the results, and before their end. */
  readonly #isStarted: DocumentTest;
  readonly #isEnded: DocumentTest;
  /** Serves a query for only a few documents: a page of many, or those with certain values. */
  readonly #list: { shape: ListShape; part: string } | undefined;

  /**
   * `raw` is the request's structuredQuery. Sums and averages over the fields `summed` follow the index that serves
   * them: it omits documents without these fields, and orders the documents that a limit keeps. Throws INVALID_ARGUMENT
   * or UNIMPLEMENTED.
   */
  constructor(parent: string, raw: unknown, names: ResourceNames, summed: readonly string[] = []) {
    this.parent = parent;
    this.structured = readQuery(raw);
    const { from, where, select, limit, offset, startAt, endAt } = this.structured;
    this.#collectionId = from?.[0]?.collectionId;
    this.#allDescendants = from?.[0]?.allDescendants === true;
    this.mask = select?.fields
      ?.map(({ fieldPath }) => parseFieldPath(fieldPath))
      .filter(([name]) => name !== NAME_FIELD);
    this.isWindow = limit !== undefined || offset !== undefined;
    checkQuery(this.structured, parent, summed);
    const orders = orderFields(this.structured, summed);
    this.#order = new QueryOrder(orders, names);
    this.#tests = [...(where ? [compileFilter(where, names)] : []), this.#order.holds];
    const [first] = orders;
    const ranges = first ? rangeBounds(where, first) : { starts: [], ends: [] };
    const starts = [...(startAt ? [startAt] : []), ...ranges.starts].map((bound) => isPast(this.#order, bound));
    const ends = [...(endAt ? [endAt] : []), ...ranges.ends].map((bound) => isPast(this.#order, bound));
    this.#isStarted = (document) => starts.every((test) => test(document));
    this.#isEnded = (document) => ends.some((test) => test(document));
    if (limit !== undefined || equalitiesOf(where).length > 0) {
      const scope = { id: this.#scope(), covers: (path: string) => this.covers(path) };
      this.#list = listShape(this.structured, scope, { order: this.#order, fields: orders }, names);
    }
  }

  /** Whether a document at `path` lies in the queried collections. */
  covers(path: string): boolean {
    return this.asks(collectionOf(path));
  }

  /** Whether a collection is one of the queried ones. */
  asks(collection: string): boolean {
    if (!this.#allDescendants && this.#collectionId !== undefined) return collection === this.#collection();
    if (!this.#allDescendants) return parentOf(collection) === this.parent;
    const below = this.parent === '' || collection.startsWith(`${this.parent}/`);
    return below && (this.#collectionId === undefined || idOf(collection) === this.#collectionId);
  }

  /** Whether a covered document passes filters, order and cursors; limit and offset aside. */
  matches(document: StoredDocument): boolean {
    return this.#passes(document) && this.#isStarted(document) && !this.#isEnded(document);
  }

  run(store: DocumentStore): StoredDocument[] {
    if (this.#list) {
      const { shape, part } = this.#list;
      return this.#window(this.#firstOf(store.sorted(shape, part, () => this.#asked(store))));
    }
    const found: StoredDocument[] = [];
    for (const document of this.#asked(store)) if (this.matches(document)) found.push(document);
    return this.#window(this.#order.sort(found));
  }

  /** All documents of the queried collections. */
  *#asked(store: DocumentStore): Iterable<StoredDocument> {
    for (const collection of this.#collections(store)) yield* store.documentsOf(collection);
  }

  #collections(store: DocumentStore): string[] {
    if (this.#allDescendants) return store.collectionsBelow(this.parent, this.#collectionId);
    if (this.#collectionId !== undefined) return [this.#collection()];
    return store.collectionsBelow(this.parent).filter((collection) => parentOf(collection) === this.parent);
  }

  /** As many documents as offset and limit allow, starting at the cursor. */
  #firstOf(sorted: readonly StoredDocument[]): StoredDocument[] {
    const { offset = 0, limit = Number.POSITIVE_INFINITY } = this.structured;
    const enough = offset + Number(limit);
    const found: StoredDocument[] = [];
    for (let index = firstIndex(sorted, this.#isStarted); found.length < enough; index++) {
      const document = sorted[index];
      if (!document || this.#isEnded(document)) break;
      if (this.#passes(document)) found.push(document);
    }
    return found;
  }

  #passes(document: StoredDocument): boolean {
    return this.#tests.every((test) => test(document));
  }

  /** Names the queried collections, identically for all queries of the same ones. */
  #scope(): string {
    return this.#allDescendants ? `${this.parent}/**/${this.#collectionId ?? ''}` : this.#collection();
  }

  #collection(): string {
    return childPath(this.parent, this.#collectionId ?? '');
  }

  #window(documents: StoredDocument[]): StoredDocument[] {
    const { offset = 0, limit } = this.structured;
    return documents.slice(offset, typeof limit === 'number' ? offset + limit : undefined);
  }
}

/** Whether a document lies behind a cursor, or at it when the cursor stands before its own place. */
function isPast(order: QueryOrder, cursor: NonNullable<StructuredQuery['startAt']>): DocumentTest {
  const position = order.position(cursor);
  return cursor.before ? (document) => position(document) >= 0 : (document) => position(document) > 0;
}

/** The parent document of a collection; '' for the root. */
function parentOf(collection: string): string {
  return collection.includes('/') ? collectionOf(collection) : '';
}
