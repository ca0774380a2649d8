/** A Firestore value as it travels in REST and WebChannel JSON (google.firestore.v1.Value). */
export type WireValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | '-0' | 'NaN' | 'Infinity' | '-Infinity' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values?: WireValue[] } }
  | { mapValue: { fields?: WireFields } };

export type WireFields = Record<string, WireValue>;

/** A document as REST and Listen send it; `name` is the full resource name. */
export interface WireDocument {
  name: string;
  fields?: WireFields;
  createTime: string;
  updateTime: string;
}

/** google.firestore.v1.StructuredQuery, as the SDKs send it. */
export interface StructuredQuery {
  select?: { fields?: { fieldPath: string }[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: WireFilter;
  orderBy?: { field: { fieldPath: string }; direction?: 'ASCENDING' | 'DESCENDING' | number }[];
  startAt?: { values?: WireValue[]; before?: boolean };
  endAt?: { values?: WireValue[]; before?: boolean };
  offset?: number;
  limit?: number | { value: number };
}

export type WireFilter =
  | { compositeFilter: { op: 'AND' | 'OR' | number; filters?: WireFilter[] } }
  | { fieldFilter: { field: { fieldPath: string }; op: string | number; value: WireValue } }
  | { unaryFilter: { field: { fieldPath: string }; op: string | number } };
