/** A value as the database's REST API writes it: one property, named after the type. */
type RestValue = Record<string, unknown>;
type RestFields = Record<string, RestValue>;

/** Fields as the database's REST API writes them, as plain JSON: an instant in ISO 8601. Throws for types that no document of ours has. */
export const plainFields = (fields: RestFields = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

function plainValue(value: RestValue): unknown {
  const [[type, of] = []] = Object.entries(value);
  switch (type) {
    case 'stringValue':
    case 'booleanValue':
    case 'nullValue':
    case 'timestampValue':
      return of;
    case 'integerValue':
    case 'doubleValue':
      return Number(of);
    case 'arrayValue':
      return ((of as { values?: RestValue[] }).values ?? []).map(plainValue);
    case 'mapValue':
      return plainFields((of as { fields?: RestFields }).fields);
    default:
      throw new Error(`No plain value for a ${type}`);
  }
}
