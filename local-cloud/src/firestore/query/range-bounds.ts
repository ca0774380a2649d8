import type { WireFilter, WireValue } from '../../firestore-model/wire.ts';

/** A place in a sorted list, as in a query's startAt and endAt. */
export interface Bound {
  values: WireValue[];
  /** Whether it lies before the documents with these values, or after them. */
  before: boolean;
}

/** For each range operator: which end of an ascending list it bounds, and on which side of its value. */
const RANGES: Readonly<Record<string, { end: 'low' | 'high'; before: boolean }>> = {
  GREATER_THAN: { end: 'low', before: false },
  GREATER_THAN_OR_EQUAL: { end: 'low', before: true },
  LESS_THAN: { end: 'high', before: true },
  LESS_THAN_OR_EQUAL: { end: 'high', before: false },
};

/** The filters that every result satisfies: a lone one, or those joined by AND. */
export function certainFilters(filter: WireFilter | undefined): WireFilter[] {
  if (!filter) return [];
  if (!('compositeFilter' in filter)) return [filter];
  return filter.compositeFilter.op === 'AND' ? (filter.compositeFilter.filters ?? []) : [];
}

/** Where a list in the order of the query's first field starts and ends, given its ranges on that field. */
export function rangeBounds(
  filter: WireFilter | undefined,
  { field, direction }: { field: string; direction: 'ASCENDING' | 'DESCENDING' },
): { starts: Bound[]; ends: Bound[] } {
  const bounds: { starts: Bound[]; ends: Bound[] } = { starts: [], ends: [] };
  for (const item of certainFilters(filter)) {
    if (!('fieldFilter' in item) || item.fieldFilter.field.fieldPath !== field) continue;
    const range = RANGES[item.fieldFilter.op];
    if (!range) continue;
    const isStart = (range.end === 'low') === (direction === 'ASCENDING');
    const before = direction === 'ASCENDING' ? range.before : !range.before;
    (isStart ? bounds.starts : bounds.ends).push({ values: [item.fieldFilter.value], before });
  }
  return bounds;
}
