import type { Facet } from '@cursiv/shared-domain';

/** The most values that a filter offers; a list of hundreds helps nobody. */
const MAX_FACETS = 40;

/** Counted values, the most frequent first; a chosen value is offered even when it finds nothing. */
export function facets(
  counted: ReadonlyMap<string, number>,
  chosen: string | undefined,
  labelOf?: ReadonlyMap<string, string>,
): Facet[] {
  const values = chosen === undefined || counted.has(chosen) ? counted : new Map([...counted, [chosen, 0]]);
  return [...values]
    .map(([value, count]) => ({ value, count, label: labelOf?.get(value) }))
    .filter(({ label }) => !labelOf || label !== undefined)
    .toSorted((one, other) => Number(other.value === chosen) - Number(one.value === chosen) || other.count - one.count)
    .slice(0, MAX_FACETS)
    .map(({ value, count, label }) => ({ value, count, ...(label !== undefined && { label }) }));
}
