import type { WireFields, WireValue } from '../firestore-model/wire.ts';

/** A document's fields as plain JSON: times, references and very large integers become texts. */
export function readableFields(fields: WireFields): Record<string, unknown> {
  const names = Object.keys(fields).sort();
  return Object.fromEntries(names.map((name) => [name, readable(fields[name])]));
}

function readable(value: WireValue | undefined): unknown {
  if (value === undefined || 'nullValue' in value) return null;
  if ('integerValue' in value) {
    const number = Number(value.integerValue);
    return Number.isSafeInteger(number) ? number : value.integerValue;
  }
  if ('mapValue' in value) return readableFields(value.mapValue.fields ?? {});
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(readable);
  if ('referenceValue' in value)
    return value.referenceValue.replace(/^projects\/[^/]+\/databases\/[^/]+\/documents\//, '→ ');
  return Object.values(value)[0];
}
