import type { Facet } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useSearchParams, withParameter } from '@cursiv/shared-router';
import type { Choice } from '@cursiv/shared-ui';
import { facetOptions } from './facet-options.ts';

export interface FacetChoice {
  id: string;
  label: string;
  any: string;
  facets: readonly Facet[];
  labelOf: (value: string) => string;
  /** Order of the options; by label if absent. */
  values?: readonly string[];
}

/** Filters kept in the address, with the number of entries each value would leave; Back undoes every choice. */
export function useFacetChoices(choices: readonly FacetChoice[]): Choice[] {
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  return choices.map(({ id, label, any, facets, labelOf, values }) => ({
    id,
    label,
    any,
    value: facets.find(({ value }) => value === params.get(id))?.value ?? '',
    options: facetOptions(facets, labelOf, locale, values),
    onChoose: (value) => setParams((present) => withParameter(present, id, value), { preventScrollReset: true }),
  }));
}
