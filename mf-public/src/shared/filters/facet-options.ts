import type { Facet } from '@cursiv/shared-domain';
import { formatNumber, type Locale } from '@cursiv/shared-i18n';

/** Options of a filter with the number of entries each would leave, in the order of `values` or else of their labels. */
export function facetOptions(
  facets: readonly Facet[],
  labelOf: (value: string) => string,
  locale: Locale,
  values?: readonly string[],
): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(locale);
  const place = (value: string) => values?.indexOf(value) ?? 0;
  return facets
    .map(({ value, count, label }) => ({ value, count, name: label ?? labelOf(value) }))
    .toSorted((one, other) => place(one.value) - place(other.value) || compare(one.name, other.name))
    .map(({ value, count, name }) => ({ value, label: `${name} (${formatNumber(count, locale)})` }));
}
