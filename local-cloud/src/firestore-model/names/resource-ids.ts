import { RpcError } from '../../status.ts';

/** Documented limits of a document's name: bytes of one id, and of the whole name. */
const MAX_ID_BYTES = 1500;
const MAX_NAME_BYTES = 6144;

const RESERVED = /^(?:\.\.?|__.+__)$/s;
/** Numeric ids, which only documents may have. */
const NUMERIC = /^__id(-?(?:0|[1-9]\d*))__$/;
const DOCUMENT_NAME = /^projects\/[^/]+\/databases\/[^/]+\/documents\/(.+)$/s;

/** Throws INVALID_ARGUMENT for a collection id that is reserved or invalid. */
export function checkCollectionId(id: string): void {
  if (id === '') throw refused('A collection id is empty.');
  if (id.includes('/')) throw refused(`Collection id "${id}" is invalid because it contains "/".`);
  if (RESERVED.test(id)) throw refused(`Collection id "${id}" is invalid because it is reserved.`);
  if (Buffer.byteLength(id) > MAX_ID_BYTES) throw refused(`The collection id is longer than ${MAX_ID_BYTES} bytes.`);
}

/** Throws INVALID_ARGUMENT for a path of alternating collections and documents that cannot exist. */
export function checkPath(path: string): void {
  for (const [index, id] of path.split('/').entries()) {
    if (index % 2 === 0) checkCollectionId(id);
    else checkDocumentId(id);
  }
}

/** Throws INVALID_ARGUMENT unless `name` is a document's, in any database. */
export function checkDocumentName(name: string): void {
  const path = DOCUMENT_NAME.exec(name)?.[1];
  if (path === undefined) throw refused(`Resource name "${name}" is not the name of a document.`);
  if (path.split('/').length % 2 !== 0)
    throw refused(`Document name "${name}" has not an even number of path elements.`);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw refused(`Document name is longer than ${MAX_NAME_BYTES} bytes.`);
  checkPath(path);
}

function checkDocumentId(id: string): void {
  if (id === '') throw refused('A document id is empty.');
  const number = NUMERIC.exec(id)?.[1];
  if (number === undefined && RESERVED.test(id))
    throw refused(`Resource id "${id}" is invalid because it is reserved.`);
  if (number !== undefined && BigInt.asIntN(64, BigInt(number)) !== BigInt(number))
    throw refused(`Resource id "${id}" is invalid because it is not a 64 bit integer.`);
  if (Buffer.byteLength(id) > MAX_ID_BYTES)
    throw refused(`The key path element name is longer than ${MAX_ID_BYTES} bytes.`);
}

function refused(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
