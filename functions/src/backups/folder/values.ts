/** A value of Firestore as on the wire: an object with one key, which names its type. */
type Value = Record<string, unknown>;
export type Fields = Record<string, unknown>;

/** Firestore's limit on maps and lists inside each other. */
const DEEPEST = 20;

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether these are fields of a document: values of known types, not deeper inside each other than Firestore allows. */
export const areFields = (fields: unknown, depth = 0): fields is Fields =>
  isObject(fields) && depth <= DEEPEST && Object.values(fields).every((value) => isValue(value, depth));

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number' || value === '-0';

const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  nullValue: (value) => value === null || value === 'NULL_VALUE',
  booleanValue: (value) => typeof value === 'boolean',
  integerValue: (value) => isText(value) && /^-?\d{1,19}$/.test(`${value}`),
  doubleValue: (value) => isNumber(value) || ['NaN', 'Infinity', '-Infinity'].includes(`${value}`),
  timestampValue: (value) => isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(`${value}`),
  stringValue: isText,
  bytesValue: (value) => isText(value) && /^[\w+/-]*={0,2}$/.test(`${value}`),
  referenceValue: isText,
  geoPointValue: (value) => isObject(value) && Object.values(value).every(isNumber),
};

function isValue(value: unknown, depth: number): boolean {
  if (!isObject(value)) return false;
  const [[type, inner] = ['', undefined], ...others] = Object.entries(value);
  if (others.length > 0) return false;
  if (type === 'mapValue') return isObject(inner) && areFields(inner.fields ?? {}, depth + 1);
  if (type === 'arrayValue') {
    const values = isObject(inner) ? (inner.values ?? []) : undefined;
    return Array.isArray(values) && depth < DEEPEST && values.every((one) => isValue(one, depth + 1));
  }
  return Object.hasOwn(SCALARS, type) && SCALARS[type]?.(inner) === true;
}

/** The same fields, in which references into one database lead into another. */
export const referring = (fields: Fields, from: string, to: string): Fields =>
  from === to
    ? fields
    : Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, moved(value as Value, from, to)]));

function moved(value: Value, from: string, to: string): Value {
  const { referenceValue, mapValue, arrayValue } = value as {
    referenceValue?: string;
    mapValue?: { fields?: Fields };
    arrayValue?: { values?: Value[] };
  };
  if (referenceValue?.startsWith(`${from}/`)) return { referenceValue: `${to}${referenceValue.slice(from.length)}` };
  if (mapValue?.fields) return { mapValue: { fields: referring(mapValue.fields, from, to) } };
  if (arrayValue?.values) return { arrayValue: { values: arrayValue.values.map((one) => moved(one, from, to)) } };
  return value;
}
