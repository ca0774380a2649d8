import { randomBytes } from 'node:crypto';
import { toWireDocument } from '../../firestore-model/document.ts';
import { type FieldPath, parseFieldPath } from '../../firestore-model/names/field-path.ts';
import { childPath, isDocumentPath } from '../../firestore-model/names/resource-names.ts';
import { readFields } from '../../firestore-model/values/read-value.ts';
import { RpcError } from '../../status.ts';
import { type Precondition, readPrecondition, type Write } from '../commit/write.ts';
import { type RestCall, unsupported } from './rest-call.ts';
import { listDocuments } from './rest-lists.ts';

/** GET, PATCH and DELETE of a document, GET (list) and POST (create) of a collection. */
export function handleDocument(call: RestCall): object {
  const isDocument = isDocumentPath(call.path);
  if (call.method === 'GET') return isDocument ? getDocument(call) : listDocuments(call);
  if (call.method === 'PATCH' && isDocument) return patchDocument(call);
  if (call.method === 'DELETE' && isDocument) return deleteDocument(call);
  if (call.method === 'POST' && !isDocument && call.path !== '') return createDocument(call);
  throw unsupported(`${call.method} of "${call.path}"`);
}

function getDocument({ database, caller, path, params }: RestCall): object {
  if (params.get('readTime')) throw unsupported('Reading at an earlier time');
  const document = database.get(caller, checked(database, path), params.get('transaction') ?? undefined);
  if (!document) throw new RpcError('NOT_FOUND', `Document "${database.names.nameOf(path)}" not found.`);
  return toWireDocument(document, database.names, maskOf(params, 'mask'));
}

function patchDocument(call: RestCall): object {
  const mask = maskOf(call.params, 'updateMask');
  return store(call, call.path, mask, preconditionOf(call.params));
}

function createDocument(call: RestCall): object {
  const id = call.params.get('documentId') || randomBytes(15).toString('base64url').replaceAll(/[-_]/g, '0');
  return store(call, childPath(call.path, id), undefined, { exists: false });
}

function deleteDocument({ database, caller, path, params }: RestCall): object {
  const write: Write = { kind: 'delete', path: checked(database, path), precondition: preconditionOf(params) };
  database.commit(caller, [write]);
  return {};
}

/** Writes the body as the document at `path`, and returns it as stored. */
function store(
  { database, caller, params, body }: RestCall,
  path: string,
  mask: readonly FieldPath[] | undefined,
  precondition: Precondition,
): object {
  const fields = readFields(body.fields);
  const write: Write = { kind: 'update', path: checked(database, path), fields, mask, transforms: [], precondition };
  database.commit(caller, [write]);
  const document = database.store.get(path);
  return document ? toWireDocument(document, database.names, maskOf(params, 'mask')) : {};
}

function checked({ names }: RestCall['database'], path: string): string {
  return names.documentPathOf(names.nameOf(path));
}

function maskOf(params: URLSearchParams, name: 'mask' | 'updateMask'): FieldPath[] | undefined {
  const paths = params.getAll(`${name}.fieldPaths`);
  return paths.length > 0 ? paths.map(parseFieldPath) : undefined;
}

function preconditionOf(params: URLSearchParams): Precondition {
  const updateTime = params.get('currentDocument.updateTime');
  if (updateTime) return readPrecondition({ updateTime });
  const exists = params.get('currentDocument.exists');
  return exists === null ? {} : readPrecondition({ exists: exists === 'true' });
}
