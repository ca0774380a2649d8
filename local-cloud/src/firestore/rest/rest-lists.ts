import { type StoredDocument, toWireDocument } from '../../firestore-model/document.ts';
import { parseFieldPath } from '../../firestore-model/names/field-path.ts';
import { childPath, collectionOf, comparePaths, idOf } from '../../firestore-model/names/resource-names.ts';
import { compareStrings } from '../../firestore-model/names/string-order.ts';
import { readCount } from '../../firestore-model/request-json.ts';
import { RpcError } from '../../status.ts';
import { Query } from '../query/query.ts';
import { type RestCall, unsupported } from './rest-call.ts';

const DEFAULT_PAGE_SIZE = 300;

/**
 * A page of the documents of the collection at the call's path; with `showMissing`, also ids that only have
 * subcollections.
 */
export function listDocuments({ database, caller, path, params }: RestCall): object {
  if (params.get('orderBy')) throw unsupported('Listing in another order than by name');
  const { names } = database;
  const parent = path.includes('/') ? collectionOf(path) : '';
  const query = new Query(parent, { from: [{ collectionId: idOf(path) }] }, names);
  const documents = new Map(database.find(caller, query).map((document) => [document.path, document]));
  const showsMissing = params.get('showMissing') === 'true';
  const paths = showsMissing
    ? withMissing(path, documents, database.store.collectionsBelow(path))
    : [...documents.keys()];
  const page = toPage(paths, params.get('pageSize'), params.get('pageToken'));
  const fieldPaths = params.getAll('mask.fieldPaths');
  const mask = fieldPaths.length > 0 ? fieldPaths.map(parseFieldPath) : undefined;
  const answers = page.items.map((item) => {
    const document = documents.get(item);
    return document ? toWireDocument(document, names, mask) : { name: names.nameOf(item) };
  });
  database.watch.counters.addReads(page.items.filter((item) => documents.has(item)).length);
  return { documents: answers, ...page.next };
}

/** Ids of the collections directly below a document or the root. For the owner only, because rules cannot judge it. */
export function listCollectionIds({ database, caller, path, body }: RestCall): object {
  if (caller !== 'owner') throw new RpcError('PERMISSION_DENIED', 'Only the owner may list collection ids.');
  database.names.parentPathOf(database.names.nameOf(path));
  const prefix = childPath(path, '');
  const ids = database.store.collectionsBelow(path).map((collection) => collection.slice(prefix.length).split('/')[0]);
  const unique = [...new Set(ids.filter((id) => id !== undefined))].sort(compareStrings);
  const page = toPage(unique, body.pageSize, body.pageToken);
  return { collectionIds: page.items, ...page.next };
}

/** The collection's documents, together with missing documents that have others below them. */
function withMissing(
  collection: string,
  documents: ReadonlyMap<string, StoredDocument>,
  collectionsBelow: readonly string[],
): string[] {
  const depth = collection.split('/').length + 1;
  const parents = collectionsBelow.map((below) => below.split('/').slice(0, depth).join('/'));
  return [...new Set([...documents.keys(), ...parents])].sort(comparePaths);
}

/** One page of `items`; its token is the last item, so that it survives changes between pages. */
function toPage(
  items: readonly string[],
  pageSize: unknown,
  pageToken: unknown,
): { items: string[]; next: { nextPageToken?: string } } {
  const size = readCount(pageSize, 'pageSize') || DEFAULT_PAGE_SIZE;
  const last = typeof pageToken === 'string' ? Buffer.from(pageToken, 'base64url').toString() : '';
  const rest = last ? items.filter((item) => comparePaths(item, last) > 0) : items;
  const page = rest.slice(0, size);
  const end = page.at(-1);
  const next = rest.length > size && end ? { nextPageToken: Buffer.from(end).toString('base64url') } : {};
  return { items: page, next };
}
