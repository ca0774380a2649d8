/** A value as the database's REST interface writes it: one property, named after the type. */
type WireValue = Record<string, unknown>;
export type WireFields = Record<string, WireValue>;

/** A document as the database's REST interface writes it. */
export interface WireDocument {
  /** With the names of project and database. */
  name: string;
  fields?: WireFields;
  createTime: string;
  updateTime: string;
}

/** Fields as the database's REST interface writes them, as plain JSON: an instant in ISO 8601. Throws for types that no document of ours has. */
export const plainFields = (fields: WireFields = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

function plainValue(value: WireValue): unknown {
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
      return ((of as { values?: WireValue[] }).values ?? []).map(plainValue);
    case 'mapValue':
      return plainFields((of as { fields?: WireFields }).fields);
    default:
      throw new Error(`No plain value for a ${type}`);
  }
}

/** The last part of a document's name. */
export const idOf = ({ name }: Pick<WireDocument, 'name'>): string => name.slice(name.lastIndexOf('/') + 1);
