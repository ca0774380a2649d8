import { RpcError } from '../../status.ts';
import { TYPE_FIELD } from '../names/field-path.ts';
import type { WireFields } from '../wire.ts';
import { isNaNValue } from './value-order.ts';

/** Firestore's documented number of dimensions. */
const MAX_DIMENSIONS = 2048;

/** Throws INVALID_ARGUMENT for a map that claims to be a vector but is not one, and for any other that names a type. */
export function checkTypedMap(fields: WireFields): void {
  const { [TYPE_FIELD]: type, value, ...others } = fields;
  if (!type) return;
  if (!('stringValue' in type) || type.stringValue !== '__vector__')
    throw refused('A map names a type that Firestore does not know.');
  if (!value) throw refused("Vector map is missing key 'value'.");
  if (Object.keys(others).length > 0) throw refused('Vector Value map has extraneous entries.');
  const numbers = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  if (numbers.length === 0) throw refused('Cannot have a zero length vector.');
  if (numbers.length > MAX_DIMENSIONS) throw refused(`Vectors must be at most ${MAX_DIMENSIONS} dimensions.`);
  if (!numbers.every((number) => 'doubleValue' in number))
    throw refused("Vector must only contain values of type 'double'");
  if (numbers.some(isNaNValue)) throw refused('Vector cannot contain NaN values.');
}

function refused(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
