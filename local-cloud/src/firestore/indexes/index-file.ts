type Direction = 'ASCENDING' | 'DESCENDING';
type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';

/** One field of an index: sorted, or the elements of an array. */
export type IndexField = { fieldPath: string } & ({ order: Direction } | { arrayConfig: 'CONTAINS' });

/** One entry of "indexes" in firestore.indexes.json. */
export interface IndexDefinition {
  collectionGroup: string;
  queryScope: QueryScope;
  fields: IndexField[];
}

/** One entry of "fieldOverrides": the single-field indexes that replace a field's automatic ones. */
export interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  indexes: ({ queryScope?: QueryScope } & ({ order: Direction } | { arrayConfig: 'CONTAINS' }))[];
}

/** The content of firestore.indexes.json, the file that `firebase deploy` reads. */
export interface IndexFile {
  indexes: IndexDefinition[];
  fieldOverrides: FieldOverride[];
}

/** An unusable firestore.indexes.json; the message is one clear line. */
export class IndexFileError extends Error {}

/** Reads firestore.indexes.json. Throws IndexFileError when the text is not such a file. */
export function parseIndexFile(text: string): IndexFile {
  const { indexes = [], fieldOverrides = [] } = parseObject(text);
  if (!Array.isArray(indexes) || !indexes.every(isIndex)) throw new IndexFileError(invalid('indexes'));
  if (!Array.isArray(fieldOverrides) || !fieldOverrides.every(isOverride))
    throw new IndexFileError(invalid('fieldOverrides'));
  return { indexes, fieldOverrides };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(text);
    if (isObject(json)) return json;
  } catch (error) {
    throw new IndexFileError('The file of composite indexes is not valid JSON.', { cause: error });
  }
  throw new IndexFileError('The file of composite indexes must hold one JSON object.');
}

const invalid = (list: string) => `The file of composite indexes has an entry in "${list}" that is not well formed.`;

function isIndex(entry: unknown): entry is IndexDefinition {
  return (
    isObject(entry) &&
    typeof entry.collectionGroup === 'string' &&
    isScope(entry.queryScope) &&
    Array.isArray(entry.fields) &&
    entry.fields.every((field) => isObject(field) && typeof field.fieldPath === 'string' && isSorted(field))
  );
}

function isOverride(entry: unknown): entry is FieldOverride {
  return (
    isObject(entry) &&
    typeof entry.collectionGroup === 'string' &&
    typeof entry.fieldPath === 'string' &&
    Array.isArray(entry.indexes) &&
    entry.indexes.every(
      (index) => isObject(index) && isSorted(index) && (index.queryScope === undefined || isScope(index.queryScope)),
    )
  );
}

const isScope = (value: unknown) => value === 'COLLECTION' || value === 'COLLECTION_GROUP';

const isSorted = ({ order, arrayConfig }: Record<string, unknown>) =>
  order === 'ASCENDING' || order === 'DESCENDING' || arrayConfig === 'CONTAINS';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
