import type { DocumentReference, DocumentSnapshot, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { adminFirestore } from '../admin/admin-firestore.ts';
import { charge } from '../logged/run-use.ts';
import type { DocumentQuery, DocumentSource, DocumentStore, StoredDocument } from './document-source.ts';
import { together } from './together.ts';

/** The documents in Firestore, read past the security rules: pages decide themselves what is public. */
let opened: DocumentStore | undefined;

/** The single store, opened at its first use, so that loading the module needs no credentials. */
export function firestoreStore(): DocumentStore {
  opened ??= openStore();
  return opened;
}

/** The same documents, for pages: what they read at once comes with one request. */
export function pagesSource(): DocumentSource {
  const firestore = adminFirestore();
  const { find, count } = firestoreStore();
  const read = together((documents: DocumentReference[]) => firestore.getAll(...documents));
  return { find, count, get: async (path) => toStored(await read(firestore.doc(path))) };
}

function openStore(): DocumentStore {
  const firestore = adminFirestore();
  return {
    get: async (path) => toStored(await firestore.doc(path).get()),
    find: async (query) => allStored(await toQuery(firestore, query).get()),
    async count(query) {
      const { count } = (await toQuery(firestore, query).count().get()).data();
      charge('reads', Math.max(1, Math.ceil(count / COUNTED_FOR_ONE)));
      return count;
    },
    async transact(work) {
      let writes = 0;
      const result = await firestore.runTransaction((transaction) => {
        writes = 0;
        const written = (_: unknown) => {
          writes += 1;
        };
        return work({
          get: async (path) => toStored(await transaction.get(firestore.doc(path))),
          find: async (query) => allStored(await transaction.get(toQuery(firestore, query))),
          set: (path, fields) => written(transaction.set(firestore.doc(path), fields)),
          update: (path, fields) => written(transaction.update(firestore.doc(path), fields)),
          delete: (path) => written(transaction.delete(firestore.doc(path))),
        });
      });
      charge('writes', writes);
      return result;
    },
  };
}

/** So many index entries are counted for the price of one read. */
const COUNTED_FOR_ONE = 1000;

function toStored(snapshot: DocumentSnapshot): StoredDocument | undefined {
  charge('reads', 1);
  return fieldsOf(snapshot);
}

/** The least that a query costs, which finds nothing, is one read. */
function allStored({ docs }: QuerySnapshot): StoredDocument[] {
  charge('reads', Math.max(1, docs.length));
  return docs.flatMap((snapshot) => fieldsOf(snapshot) ?? []);
}

function fieldsOf(snapshot: DocumentSnapshot): StoredDocument | undefined {
  const fields = snapshot.data();
  return fields && { path: snapshot.ref.path, id: snapshot.id, fields };
}

function toQuery(firestore: Firestore, asked: DocumentQuery) {
  const { collection, everywhere, equals = {}, among = {}, contains = {} } = asked;
  const { from, before, afterId, orderBy, after, limit } = asked;
  let query: Query = everywhere ? firestore.collectionGroup(collection) : firestore.collection(collection);
  for (const [field, value] of Object.entries(equals)) query = query.where(field, '==', value);
  for (const [field, values] of Object.entries(among)) query = query.where(field, 'in', [...values]);
  for (const [field, value] of Object.entries(contains)) query = query.where(field, 'array-contains', value);
  if (from) query = query.where(from.field, '>=', from.value);
  if (before) query = query.where(before.field, '<', before.value);
  if (afterId !== undefined) query = query.orderBy('__name__');
  if (afterId) query = query.startAfter(afterId);
  if (orderBy) query = query.orderBy(orderBy.field, orderBy.direction);
  if (orderBy && after) query = query.orderBy('__name__', orderBy.direction).startAfter(after.value, after.id);
  return limit === undefined ? query : query.limit(limit);
}
