import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { adminFirestore } from '../admin-firestore.ts';
import type { DocumentQuery, DocumentSource, StoredDocument } from './document-source.ts';

/** The stored documents in Firestore, read past the security rules: pages decide themselves what is public. */
export function firestoreSource(): DocumentSource {
  const firestore = adminFirestore();
  return {
    get: async (path) => toStored(await firestore.doc(path).get()),
    find: async (query) => (await toQuery(firestore, query).get()).docs.flatMap((snapshot) => toStored(snapshot) ?? []),
  };
}

function toStored(snapshot: DocumentSnapshot): StoredDocument | undefined {
  const fields = snapshot.data();
  return fields && { path: snapshot.ref.path, id: snapshot.id, fields };
}

function toQuery(firestore: Firestore, { collection, equals = {}, contains = {}, orderBy, limit }: DocumentQuery) {
  let query: Query = firestore.collection(collection);
  for (const [field, value] of Object.entries(equals)) query = query.where(field, '==', value);
  for (const [field, value] of Object.entries(contains)) query = query.where(field, 'array-contains', value);
  if (orderBy) query = query.orderBy(orderBy.field, orderBy.direction);
  return limit === undefined ? query : query.limit(limit);
}
