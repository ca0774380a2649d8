/** A value as Firestore's wire has it. */
export type WireValue = Record<string, unknown>;
export type Fields = Record<string, WireValue>;

/** Fields as the wire has them; whole numbers as integers. */
export const wireFields = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, wireValue(value)]));

function wireValue(value: unknown): WireValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } };
  return { mapValue: { fields: wireFields(value ?? {}) } };
}

/** The value of a field that is named by a path with dots; undefined where there is none. */
export function valueAt(fields: Fields | undefined, path: string): unknown {
  const [first = '', ...rest] = path.split('.');
  const value = fields?.[first];
  if (value === undefined) return undefined;
  if (rest.length > 0) return valueAt((value.mapValue as { fields?: Fields } | undefined)?.fields, rest.join('.'));
  if ('integerValue' in value) return Number(value.integerValue);
  if ('arrayValue' in value)
    return ((value.arrayValue as { values?: WireValue[] }).values ?? []).map((one) => valueAt({ one }, 'one'));
  return Object.values(value)[0];
}
