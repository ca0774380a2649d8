import type { DocumentQuery, DocumentStore, DocumentTransaction, StoredDocument } from './document-source.ts';

type Documents = Map<string, Record<string, unknown>>;

/**
 * Documents in memory, with the interface of stored ones: for tests, and for data that is prepared before there is a
 * database. Transactions go one after another, as the database makes it look.
 */
export function memoryStore(documents: Documents): DocumentStore {
  let last: Promise<unknown> = Promise.resolve();
  const get = async (path: string) => stored(documents, path);
  return {
    get,
    find: async (query) => found(documents, query),
    count: async (query) => found(documents, query).length,
    transact(work) {
      const mine = last.then(() => once(work));
      last = mine.catch(() => undefined);
      return mine;
    },
  };

  async function once<T>(work: (transaction: DocumentTransaction) => Promise<T>): Promise<T> {
    const written = new Map<string, Record<string, unknown> | undefined>();
    const result = await work({
      get,
      find: async (query) => found(documents, query),
      set: (path, fields) => void written.set(path, fields),
      update(path, fields) {
        const present = written.has(path) ? written.get(path) : documents.get(path);
        if (!present) throw new Error(`${path} is not there to be changed`);
        written.set(path, { ...present, ...fields });
      },
      delete: (path) => void written.set(path, undefined),
    });
    for (const [path, fields] of written) {
      if (fields) documents.set(path, fields);
      else documents.delete(path);
    }
    return result;
  }
}

function stored(documents: Documents, path: string): StoredDocument | undefined {
  const fields = documents.get(path);
  return fields && { path, id: path.slice(path.lastIndexOf('/') + 1), fields };
}

function found(documents: Documents, query: DocumentQuery) {
  const { collection, everywhere, equals = {}, among = {}, contains = {} } = query;
  const { from, before, afterId, orderBy, after, limit } = query;
  const inCollection = [...documents.keys()].filter((path) => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    return folder === collection || (everywhere && folder.endsWith(`/${collection}`));
  });
  const fits = ({ fields }: StoredDocument) =>
    (!from || (from.field in fields && plain(fields[from.field]) >= plain(from.value))) &&
    (!before || plain(fields[before.field]) < plain(before.value)) &&
    Object.entries(equals).every(([name, value]) => fieldAt(fields, name) === value) &&
    Object.entries(among).every(([name, values]) => values.some((value) => fieldAt(fields, name) === value)) &&
    Object.entries(contains).every(([name, value]) => Array.isArray(fields[name]) && fields[name].includes(value));
  const hits = inCollection.flatMap((path) => stored(documents, path) ?? []).filter(fits);
  const sign = orderBy?.direction === 'desc' ? -1 : 1;
  if (afterId !== undefined)
    return hits
      .filter(({ id }) => id > afterId)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .slice(0, limit);
  if (!orderBy) return hits.slice(0, limit);
  const placeOf = ({ fields, id }: StoredDocument) => ({ value: fields[orderBy.field], id });
  const inOrder = (one: Place, other: Place) => sign * (compared(one.value, other.value) || compared(one.id, other.id));
  return hits
    .toSorted((one, other) => inOrder(placeOf(one), placeOf(other)))
    .filter((hit) => !after || inOrder(placeOf(hit), after) > 0)
    .slice(0, limit);
}

/** Where a document stands in an order. */
interface Place {
  value: unknown;
  id: string;
}

/** The value under a name such as `series.id`. */
const fieldAt = (fields: unknown, name: string): unknown =>
  name.split('.').reduce((within, part) => (within as Record<string, unknown> | undefined)?.[part], fields);

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));
const compared = (one: unknown, other: unknown) =>
  Number(plain(one) > plain(other)) - Number(plain(one) < plain(other));
