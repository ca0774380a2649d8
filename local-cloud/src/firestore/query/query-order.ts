import type { StoredDocument } from '../../firestore-model/document.ts';
import { NAME_FIELD } from '../../firestore-model/names/field-path.ts';
import { comparePaths, type ResourceNames } from '../../firestore-model/names/resource-names.ts';
import { compareSortKeys, type SortKey, sortKey } from '../../firestore-model/values/sort-key.ts';
import { compareValues } from '../../firestore-model/values/value-order.ts';
import type { StructuredQuery, WireValue } from '../../firestore-model/wire.ts';
import { RpcError } from '../../status.ts';
import { inequalityFields } from './filter-leaves.ts';
import { fieldReader } from './query-filter.ts';

interface OrderKey {
  /** The document's value; undefined when it has no such field; null for the name, which is compared by path. */
  read: ((document: StoredDocument) => WireValue | undefined) | null;
  sign: 1 | -1;
}

/** One field that orders a query's results. */
export interface OrderField {
  field: string;
  direction: 'ASCENDING' | 'DESCENDING';
}

/**
 * A query's own order, then its inequality fields, the summed fields and the name, all in the last given direction:
 * sums come from an index that contains the summed values.
 */
export function orderFields({ orderBy = [], where }: StructuredQuery, summed: readonly string[] = []): OrderField[] {
  const given = orderBy.map(
    ({ field, direction }): OrderField => ({
      field: field.fieldPath,
      direction: direction === 'DESCENDING' ? direction : 'ASCENDING',
    }),
  );
  const direction = given.at(-1)?.direction ?? 'ASCENDING';
  const implied = new Set([...inequalityFields(where), ...[...summed].sort()]);
  implied.delete(NAME_FIELD);
  implied.add(NAME_FIELD);
  const isGiven = (name: string) => given.some(({ field }) => field === name);
  return [...given, ...[...implied].filter((name) => !isGiven(name)).map((field) => ({ field, direction }))];
}

type Cursor = NonNullable<StructuredQuery['startAt']>;

const NO_KEY: SortKey = { value: undefined };

/** Compares documents by a query's order. */
export class QueryOrder {
  readonly #keys: readonly OrderKey[];
  readonly #names: ResourceNames;

  constructor(fields: readonly OrderField[], names: ResourceNames) {
    this.#names = names;
    this.#keys = fields.map((key) => ({
      read: key.field === NAME_FIELD ? null : fieldReader(key.field, names),
      sign: key.direction === 'DESCENDING' ? -1 : 1,
    }));
  }

  /** Whether the document has every field of the order; Firestore leaves out documents without one. */
  readonly holds = (document: StoredDocument): boolean =>
    this.#keys.every(({ read }) => read === null || read(document) !== undefined);

  readonly compare = (a: StoredDocument, b: StoredDocument): number => {
    for (const { read, sign } of this.#keys) {
      const order = read === null ? comparePaths(a.path, b.path) : compareOptional(read(a), read(b));
      if (order !== 0) return order * sign;
    }
    return 0;
  };

  /** The documents in this order; each document's fields are read once, not for every comparison. */
  readonly sort = (documents: readonly StoredDocument[]): StoredDocument[] => {
    const rows = documents.map((document) => ({
      document,
      keys: this.#keys.map(({ read }) => sortKey(read?.(document))),
    }));
    rows.sort((a, b) => {
      for (const [index, { read, sign }] of this.#keys.entries()) {
        const order =
          read === null
            ? comparePaths(a.document.path, b.document.path)
            : compareSortKeys(a.keys[index] ?? NO_KEY, b.keys[index] ?? NO_KEY);
        if (order !== 0) return order * sign;
      }
      return 0;
    });
    return rows.map(({ document }) => document);
  };

  /** The position of a document relative to a cursor: negative before it, 0 at it, positive after it. */
  position(cursor: Cursor): (document: StoredDocument) => number {
    const bounds = (cursor.values ?? []).map((value, index) => {
      const key = this.#keys[index];
      if (!key) throw new RpcError('INVALID_ARGUMENT', 'The cursor has more values than the query has orders.');
      return { key, compare: this.#comparison(key, value) };
    });
    return (document) => {
      for (const { key, compare } of bounds) {
        const order = compare(document);
        if (order !== 0) return order * key.sign;
      }
      return 0;
    };
  }

  #comparison({ read }: OrderKey, value: WireValue): (document: StoredDocument) => number {
    if (read !== null) return (document) => compareOptional(read(document), value);
    if (!('referenceValue' in value)) throw new RpcError('INVALID_ARGUMENT', 'A cursor on __name__ needs a reference.');
    const path = this.#names.pathOf(value.referenceValue);
    return (document) => comparePaths(document.path, path);
  }
}

function compareOptional(a: WireValue | undefined, b: WireValue | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareValues(a, b);
}
