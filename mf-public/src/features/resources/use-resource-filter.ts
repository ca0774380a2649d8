import type { ResourceCard } from '@cursiv/shared-domain';
import { formatLanguage, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { useSearchText } from '@cursiv/shared-router';
import { useT } from '../../messages/messages.ts';
import { choiceOptions } from '../../shared/choice-options.ts';
import { distinct } from '../../shared/distinct.ts';
import type { FilterBarProps } from '../../shared/filter-bar.tsx';
import { useChoice } from '../../shared/use-choice.ts';
import { useClearFilters } from '../../shared/use-clear-filters.ts';
import { filterResources } from './filter-resources.ts';

/** The list's filter, kept in the address: what it finds and the bar that sets it. Only what some resource has is offered. */
export function useResourceFilter(resources: readonly ResourceCard[]) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const kinds = distinct(resources.map((resource) => resource.kind));
  const categories = distinct(resources.map(({ categoryId }) => categoryId));
  const languages = distinct(resources.flatMap((resource) => resource.locales));

  const { text: query, setText: changeQuery } = useSearchText();
  const [kind, chooseKind] = useChoice('kind', kinds);
  const [category, chooseCategory] = useChoice('category', categories);
  const [language, chooseLanguage] = useChoice('language', languages);
  const clear = useClearFilters(['q', 'kind', 'category', 'language'], changeQuery);

  const bar: FilterBarProps = {
    label: t('resources.filters'),
    search: { label: t('resources.search'), text: query, onChange: changeQuery },
    choices: [
      {
        id: 'kind',
        label: t('filter.kind'),
        any: t('filter.anyKind'),
        value: kind ?? '',
        options: choiceOptions(kinds, (value) => words(`resourceKind.${value}`), locale),
        onChoose: chooseKind,
      },
      {
        id: 'category',
        label: t('filter.category'),
        any: t('filter.anyCategory'),
        value: category ?? '',
        options: choiceOptions(categories, (value) => words(`category.${value}`), locale),
        onChoose: chooseCategory,
      },
      {
        id: 'language',
        label: t('filter.language'),
        any: t('filter.anyLanguage'),
        value: language ?? '',
        options: choiceOptions(languages, (tag) => formatLanguage(tag, locale), locale),
        onChoose: chooseLanguage,
      },
    ],
  };
  return { found: filterResources(resources, { query, kind, category, language }), bar, clear };
}
