import type { DocumentQuery, DocumentStore, StoredDocument } from './document-source.ts';

type Documents = Map<string, Record<string, unknown>>;

/** Documents in memory behind the same door as stored ones: for what is prepared before there is a database, and for tests. */
export function memoryStore(documents: Documents): DocumentStore {
  const get = async (path: string) => stored(documents, path);
  return {
    get,
    find: async (query) => found(documents, query),
    count: async (query) => found(documents, query).length,
    async transact(work) {
      const written = new Map<string, Record<string, unknown> | undefined>();
      const result = await work({
        get,
        find: async (query) => found(documents, query),
        set: (path, fields) => void written.set(path, fields),
        update: (path, fields) => void written.set(path, { ...documents.get(path), ...fields }),
        delete: (path) => void written.set(path, undefined),
      });
      for (const [path, fields] of written) {
        if (fields) documents.set(path, fields);
        else documents.delete(path);
      }
      return result;
    },
  };
}

function stored(documents: Documents, path: string): StoredDocument | undefined {
  const fields = documents.get(path);
  return fields && { path, id: path.slice(path.lastIndexOf('/') + 1), fields };
}

function found(
  documents: Documents,
  { collection, equals = {}, contains = {}, from, before, orderBy, limit }: DocumentQuery,
) {
  const depth = collection.length + 1;
  const inCollection = [...documents.keys()].filter(
    (path) => path.startsWith(`${collection}/`) && !path.slice(depth).includes('/'),
  );
  const fits = ({ fields }: StoredDocument) =>
    (!from || plain(fields[from.field]) >= plain(from.value)) &&
    (!before || plain(fields[before.field]) < plain(before.value)) &&
    Object.entries(equals).every(([name, value]) => fields[name] === value) &&
    Object.entries(contains).every(([name, value]) => Array.isArray(fields[name]) && fields[name].includes(value));
  const hits = inCollection.flatMap((path) => stored(documents, path) ?? []).filter(fits);
  const sign = orderBy?.direction === 'desc' ? -1 : 1;
  const sorted = orderBy
    ? hits.toSorted((one, other) => sign * compared(one.fields[orderBy.field], other.fields[orderBy.field]))
    : hits;
  return sorted.slice(0, limit);
}

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));
const compared = (one: unknown, other: unknown) => (plain(one) < plain(other) ? -1 : 1);
