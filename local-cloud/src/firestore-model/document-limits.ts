import { RpcError } from '../status.ts';
import { TYPE_FIELD } from './names/field-path.ts';
import type { WireFields, WireValue } from './wire.ts';

/** Documented limits: bytes of a document, and of a field's name. */
const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_FIELD_NAME_BYTES = 1500;
const DOCUMENT_OVERHEAD_BYTES = 32;
const NAME_OVERHEAD_BYTES = 16;

/** Throws INVALID_ARGUMENT when a document may not be stored: too large, a field name too long, an array within an array. */
export function checkDocumentLimits(name: string, path: string, fields: WireFields): void {
  const size = nameSize(path) + fieldsSize(fields) + DOCUMENT_OVERHEAD_BYTES;
  if (size > MAX_DOCUMENT_BYTES)
    throw new RpcError(
      'INVALID_ARGUMENT',
      `Document '${name}' cannot be written because its size (${size} bytes) exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES} bytes.`,
    );
}

function fieldsSize(fields: WireFields): number {
  let size = 0;
  for (const [name, value] of Object.entries(fields)) {
    const bytes = stringSize(name);
    if (bytes > MAX_FIELD_NAME_BYTES + 1)
      throw new RpcError('INVALID_ARGUMENT', `A field name is longer than ${MAX_FIELD_NAME_BYTES} bytes.`);
    size += bytes + valueSize(value);
  }
  return size;
}

/** Bytes of a value by the documented storage rules. */
function valueSize(value: WireValue): number {
  if ('stringValue' in value) return stringSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue);
  if ('geoPointValue' in value) return 16;
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields ?? {});
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).reduce((sum, item) => sum + itemSize(item), 0);
  return 8;
}

function itemSize(item: WireValue): number {
  if ('arrayValue' in item) throw new RpcError('INVALID_ARGUMENT', 'Cannot convert an array value in an array value.');
  if ('mapValue' in item && item.mapValue.fields?.[TYPE_FIELD])
    throw new RpcError('INVALID_ARGUMENT', 'Cannot convert a vector value in an array value.');
  return valueSize(item);
}

function nameSize(path: string): number {
  return path.split('/').reduce((sum, id) => sum + stringSize(id), NAME_OVERHEAD_BYTES);
}

function stringSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}
