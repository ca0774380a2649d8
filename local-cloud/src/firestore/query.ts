import { checkFilter } from './check-query.ts';
import type { StoredDocument } from './document.ts';
import type { DocumentStore } from './document-store.ts';
import { type FieldPath, NAME_FIELD, parseFieldPath } from './field-path.ts';
import { listShape } from './list-shape.ts';
import { compileFilter, type DocumentTest } from './query-filter.ts';
import { QueryOrder } from './query-order.ts';
import { readQuery } from './read-query.ts';
import { childPath, collectionOf, idOf, type ResourceNames } from './resource-names.ts';
import { firstIndex, type ListShape } from './sorted-lists.ts';
import type { StructuredQuery } from './wire.ts';

/** A structured query, checked and compiled; it holds no documents. */
export class Query {
  /** Relative path of the document the query hangs on; '' for the root. */
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
  readonly #isStarted: DocumentTest;
  readonly #isEnded: DocumentTest;
  /** What answers a query of one collection that asks for a few documents only. */
  readonly #list: { shape: ListShape; part: string } | undefined;

  /** `raw` is the request's structuredQuery. Throws INVALID_ARGUMENT or UNIMPLEMENTED. */
  constructor(parent: string, raw: unknown, names: ResourceNames) {
    this.parent = parent;
    this.structured = readQuery(raw);
    const { from, where, select, limit, offset, startAt, endAt } = this.structured;
    this.#collectionId = from?.[0]?.collectionId;
    this.#allDescendants = from?.[0]?.allDescendants === true;
    this.mask = select?.fields
      ?.map(({ fieldPath }) => parseFieldPath(fieldPath))
      .filter(([name]) => name !== NAME_FIELD);
    this.isWindow = limit !== undefined || offset !== undefined;
    if (where) checkFilter(where);
    this.#order = new QueryOrder(this.structured, names);
    this.#tests = [...(where ? [compileFilter(where, names)] : []), this.#order.holds];
    this.#isStarted = startAt ? isPast(this.#order.position(startAt), startAt.before === true) : () => true;
    this.#isEnded = endAt ? isPast(this.#order.position(endAt), endAt.before === true) : () => false;
    if (limit !== undefined && !this.#allDescendants)
      this.#list = listShape(this.structured, this.#collection(), this.#order, names);
  }

  /** Whether a document at `path` lies in the collections that are asked. */
  covers(path: string): boolean {
    const collection = collectionOf(path);
    if (!this.#allDescendants) return collection === this.#collection();
    const below = this.parent === '' || path.startsWith(`${this.parent}/`);
    return below && (this.#collectionId === undefined || idOf(collection) === this.#collectionId);
  }

  /** Whether a covered document passes filters, order and cursors; limit and offset aside. */
  matches(document: StoredDocument): boolean {
    return this.#passes(document) && this.#isStarted(document) && !this.#isEnded(document);
  }

  run(store: DocumentStore): StoredDocument[] {
    if (this.#list) return this.#window(this.#firstOf(store.sorted(this.#list.shape, this.#list.part)));
    const collections = this.#allDescendants
      ? store.collectionsBelow(this.parent, this.#collectionId)
      : [this.#collection()];
    const found: StoredDocument[] = [];
    for (const collection of collections)
      for (const document of store.documentsOf(collection)) if (this.matches(document)) found.push(document);
    found.sort(this.#order.compare);
    return this.isWindow ? this.#window(found) : found;
  }

  /** As many as offset and limit let through, from the cursor on. */
  #firstOf(sorted: readonly StoredDocument[]): StoredDocument[] {
    const { offset = 0, limit } = this.structured;
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

  #collection(): string {
    return childPath(this.parent, this.#collectionId ?? '');
  }

  #window(documents: StoredDocument[]): StoredDocument[] {
    const { offset = 0, limit } = this.structured;
    return documents.slice(offset, typeof limit === 'number' ? offset + limit : undefined);
  }
}

type Position = (document: StoredDocument) => number;

/** Whether a document lies behind a cursor, or at it when the cursor stands before its own place. */
function isPast(position: Position, withOwnPlace: boolean): DocumentTest {
  return withOwnPlace ? (document) => position(document) >= 0 : (document) => position(document) > 0;
}
