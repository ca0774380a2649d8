import type { ExpertCard } from '@cursiv/shared-domain';
import { formatLanguage, useLocale } from '@cursiv/shared-i18n';
import { useSearchText } from '@cursiv/shared-router';
import { type FilterBarProps, useChoice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { choiceOptions } from '../../shared/choice-options.ts';
import { distinct } from '../../shared/distinct.ts';
import { useClearFilters } from '../../shared/use-clear-filters.ts';
import { EXPERT_ORDERS, filterExperts } from './filter-experts.ts';

/** The list's filter and order, kept in the address: the matching experts, and the bar that sets them. */
export function useExpertFilter(experts: readonly ExpertCard[]) {
  const t = useT();
  const locale = useLocale();
  const topicNames = new Map(experts.flatMap(({ topics }) => topics.map(({ id, text }) => [id, text])));
  const topics = [...topicNames.keys()];
  const languages = distinct(experts.flatMap((expert) => expert.languages));

  const { text: query, setText: changeQuery } = useSearchText();
  const [topic, chooseTopic] = useChoice('topic', topics);
  const [language, chooseLanguage] = useChoice('language', languages);
  const [order = 'next', chooseOrder] = useChoice('sort', EXPERT_ORDERS);
  const clear = useClearFilters(['q', 'topic', 'language'], changeQuery);

  const bar: FilterBarProps = {
    label: t('experts.filters'),
    search: { label: t('experts.search'), text: query, onChange: changeQuery },
    choices: [
      {
        id: 'topic',
        label: t('filter.topic'),
        any: t('filter.anyTopic'),
        value: topic ?? '',
        options: choiceOptions(topics, (id) => topicNames.get(id) ?? id, locale),
        onChoose: chooseTopic,
      },
      {
        id: 'language',
        label: t('filter.language'),
        any: t('filter.anyLanguage'),
        value: language ?? '',
        options: choiceOptions(languages, (tag) => formatLanguage(tag, locale), locale),
        onChoose: chooseLanguage,
      },
      {
        id: 'sort',
        label: t('experts.sort.label'),
        any: t('experts.sort.next'),
        value: order === 'next' ? '' : order,
        options: [
          { value: 'rating', label: t('experts.sort.rating') },
          { value: 'name', label: t('experts.sort.name') },
        ],
        onChoose: chooseOrder,
      },
    ],
  };
  return { found: filterExperts(experts, { query, topic, language, order }), bar, clear };
}
