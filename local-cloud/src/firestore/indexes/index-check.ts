import { NAME_FIELD } from '../../firestore-model/names/field-path.ts';
import type { StructuredQuery } from '../../firestore-model/wire.ts';
import { RpcError } from '../../status.ts';
import type { FieldOverride, IndexDefinition, IndexField, IndexFile } from './index-file.ts';
import { type IndexNeed, indexNeeds } from './query-needs.ts';

type Scope = IndexDefinition['queryScope'];

/**
 * Refuses queries that the hosted service would refuse for lack of an index. Hosted Firestore merges indexes that each
 * cover some of the query's equalities followed by exactly its order; every field has single-field indexes of its own.
 */
export class IndexCheck {
  readonly #file: IndexFile;

  constructor(file: IndexFile) {
    this.#file = file;
  }

  /** Throws FAILED_PRECONDITION, with the entry to add; `aggregated` are the summed or averaged fields. */
  require(query: StructuredQuery, aggregated: readonly string[] = []): void {
    const { collectionId, allDescendants } = query.from?.[0] ?? {};
    // Without a collection id, the query covers all documents, by name.
    if (collectionId === undefined) return;
    const scope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
    for (const need of indexNeeds(query, aggregated))
      if (!this.#serves(collectionId, scope, need)) refuse(collectionId, scope, need);
  }

  #serves(group: string, scope: Scope, need: IndexNeed): boolean {
    const wanted = new Set([...need.equal, ...need.contains]);
    if (wanted.size === 0 && need.order.length === 0 && need.aggregated.length === 0) return true;
    const useful = this.#indexesOf(group, scope, need)
      .map((index) => equalitiesServed(index, need))
      .filter((served) => served !== undefined);
    const served = new Set(useful.flat());
    return useful.length > 0 && [...wanted].every((field) => served.has(field));
  }

  #indexesOf(group: string, scope: Scope, { equal, contains, order, aggregated }: IndexNeed): IndexField[][] {
    const composite = this.#file.indexes.filter(
      (index) => index.collectionGroup === group && index.queryScope === scope,
    );
    const fields = new Set([...equal, ...contains, ...order.map(({ field }) => field), ...aggregated]);
    const single = [...fields].flatMap((fieldPath) => this.#singleFieldIndexes(group, scope, fieldPath));
    return [...composite.map(({ fields }) => fields), ...single.map((field) => [field])];
  }

  /** Automatic indexes serve single collections; a field override replaces them and may serve collection groups. */
  #singleFieldIndexes(group: string, scope: Scope, fieldPath: string): IndexField[] {
    const override = this.#file.fieldOverrides.find(
      (entry) => entry.collectionGroup === group && entry.fieldPath === fieldPath,
    );
    const automatic: FieldOverride['indexes'] = [{ order: 'ASCENDING' }, { arrayConfig: 'CONTAINS' }];
    return (override?.indexes ?? automatic)
      .filter(({ queryScope = 'COLLECTION' }) => queryScope === scope)
      .map((index) => ({ fieldPath, ...index }));
  }
}

/** The fields whose equality an index serves in the required order; undefined when it cannot take part. */
function equalitiesServed(index: readonly IndexField[], need: IndexNeed): string[] | undefined {
  const fields = index.filter(({ fieldPath }) => fieldPath !== NAME_FIELD);
  const summed = fields.length - need.aggregated.length;
  const split = summed - need.order.length;
  if (split < 0 || !holdsAggregated(fields.slice(summed), need)) return undefined;
  const prefix = fields.slice(0, split);
  const areEqualities = prefix.every((field) =>
    'order' in field ? need.equal.has(field.fieldPath) : need.contains.has(field.fieldPath),
  );
  return areEqualities && isOrderedBy(fields.slice(split, summed), nameDirectionOf(index), need)
    ? prefix.map(({ fieldPath }) => fieldPath)
    : undefined;
}

/** Summed fields may have any order and direction. */
function holdsAggregated(fields: readonly IndexField[], { aggregated }: IndexNeed): boolean {
  return fields.every((field) => 'order' in field && aggregated.includes(field.fieldPath));
}

/** An index can be read from either end, so all its directions may match or all be reversed. */
function isOrderedBy(suffix: readonly IndexField[], nameDirection: string, need: IndexNeed): boolean {
  if (need.order.length === 0) return true;
  const turns = need.order.map(({ field, direction }, index) => {
    const entry = suffix[index];
    if (entry?.fieldPath !== field || !('order' in entry)) return 'never';
    return entry.order === direction ? 'forward' : 'backward';
  });
  // Summed results need no order by name.
  if (need.aggregated.length === 0) turns.push(nameDirection === need.nameDirection ? 'forward' : 'backward');
  const [first] = turns;
  return first !== 'never' && turns.every((turn) => turn === first);
}

/** Unless the index names it, the document's name comes last, in the direction of the last field. */
function nameDirectionOf(index: readonly IndexField[]): string {
  const last = index.at(-1);
  return last && 'order' in last ? last.order : 'ASCENDING';
}

function refuse(collectionGroup: string, queryScope: Scope, need: IndexNeed): never {
  const fields: IndexField[] = [
    ...[...need.equal].map((fieldPath): IndexField => ({ fieldPath, order: 'ASCENDING' })),
    ...[...need.contains].map((fieldPath): IndexField => ({ fieldPath, arrayConfig: 'CONTAINS' })),
    ...need.order.map(({ field, direction }): IndexField => ({ fieldPath: field, order: direction })),
    ...need.aggregated.map((fieldPath): IndexField => ({ fieldPath, order: 'ASCENDING' })),
  ];
  const last = need.aggregated.length === 0 ? need.order.at(-1) : undefined;
  if (last && last.direction !== need.nameDirection) fields.push({ fieldPath: NAME_FIELD, order: need.nameDirection });
  const [first] = fields;
  const isSingle = fields.length === 1 && first;
  const { fieldPath, ...kind } = first ?? { fieldPath: '' };
  const entry = isSingle
    ? { collectionGroup, fieldPath, indexes: [{ ...kind, queryScope }] }
    : { collectionGroup, queryScope, fields };
  throw new RpcError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add this to "${isSingle ? 'fieldOverrides' : 'indexes'}" in firestore.indexes.json: ${JSON.stringify(entry)}`,
  );
}
