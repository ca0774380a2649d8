import type { StoredDocument } from '../../firestore-model/document.ts';
import {
  checkFieldName,
  type FieldPath,
  getField,
  NAME_FIELD,
  parseFieldPath,
} from '../../firestore-model/names/field-path.ts';
import { readCount, readList, readObject } from '../../firestore-model/request-json.ts';
import { doubleValue } from '../../firestore-model/values/read-value.ts';
import { isNumber, type NumberValue, toNumber } from '../../firestore-model/values/value-order.ts';
import type { WireFields, WireValue } from '../../firestore-model/wire.ts';
import { RpcError } from '../../status.ts';
import { readFieldReference } from './read-query.ts';

/** Firestore's documented number of aggregations in one query. */
const MAX_AGGREGATIONS = 5;
const MAX_ALIAS_BYTES = 1500;

type Aggregation = { alias: string } & (
  | { kind: 'count'; upTo: number | undefined }
  | { kind: 'sum' | 'avg'; field: string; path: FieldPath }
);

/** Reads the aggregations of a structuredAggregationQuery. Throws INVALID_ARGUMENT. */
export function readAggregations(raw: unknown): Aggregation[] {
  const aggregations = readList(raw, 'aggregations');
  if (aggregations.length === 0) throw refused('An aggregation query needs at least one aggregation.');
  if (aggregations.length > MAX_AGGREGATIONS)
    throw refused(`The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}.`);
  const read = aggregations.map(readAggregation);
  const aliases = read.map(({ alias }) => alias);
  const twice = aliases.find((alias, index) => aliases.indexOf(alias) < index);
  if (twice !== undefined) throw refused(`Aggregation aliases contain duplicate alias: ${twice}.`);
  return read;
}

function readAggregation(item: unknown, index: number): Aggregation {
  const aggregation = readObject(item, 'aggregations');
  const alias = typeof aggregation.alias === 'string' && aggregation.alias ? aggregation.alias : `field_${index + 1}`;
  checkFieldName(alias);
  if (Buffer.byteLength(alias) > MAX_ALIAS_BYTES) throw refused(`An alias is longer than ${MAX_ALIAS_BYTES} bytes.`);
  if (aggregation.count)
    return { kind: 'count', alias, upTo: readCount(readObject(aggregation.count, 'count').upTo, 'upTo') };
  const kind = aggregation.sum ? 'sum' : 'avg';
  const field = readFieldReference(readObject(aggregation[kind], kind).field);
  if (field === NAME_FIELD) throw refused('Aggregations are not supported for the property: __key__');
  return { kind, alias, field, path: parseFieldPath(field) };
}

function refused(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}

/** The summed or averaged fields, each once, as queries write them. */
export function aggregatedFields(aggregations: readonly Aggregation[]): string[] {
  return [...new Set(aggregations.flatMap((one) => (one.kind === 'count' ? [] : [one.field])))];
}

/** The aggregateFields of a result whose documents contain every aggregated field. */
export function aggregate(documents: readonly StoredDocument[], aggregations: readonly Aggregation[]): WireFields {
  return Object.fromEntries(aggregations.map((aggregation) => [aggregation.alias, compute(documents, aggregation)]));
}

function compute(documents: readonly StoredDocument[], aggregation: Aggregation): WireValue {
  if (aggregation.kind === 'count')
    return { integerValue: String(Math.min(documents.length, aggregation.upTo ?? Number.POSITIVE_INFINITY)) };
  const numbers = documents
    .map(({ fields }) => getField(fields, aggregation.path))
    .filter((value): value is NumberValue => value !== undefined && isNumber(value));
  if (aggregation.kind === 'sum') return sum(numbers);
  return numbers.length === 0 ? { nullValue: null } : doubleValue(total(numbers) / numbers.length);
}

/** An integer if all summands are integers and the sum fits 64 bits, otherwise a double. */
function sum(numbers: readonly NumberValue[]): WireValue {
  const { exact, rest } = add(numbers);
  const isExact = rest === undefined && BigInt.asIntN(64, exact) === exact;
  return isExact ? { integerValue: String(exact) } : doubleValue(total(numbers));
}

function total(numbers: readonly NumberValue[]): number {
  const { exact, rest = 0 } = add(numbers);
  return Number(exact) + rest;
}

/** Integers are added exactly, doubles separately; `rest` is undefined without doubles. */
function add(numbers: readonly NumberValue[]): { exact: bigint; rest: number | undefined } {
  let exact = 0n;
  let rest: number | undefined;
  for (const number of numbers) {
    if ('integerValue' in number) exact += BigInt(number.integerValue);
    else rest = (rest ?? 0) + toNumber(number);
  }
  return { exact, rest };
}
