import { EXPERT_FILTERS, type ExpertsPayload, type Facet, LANGUAGE_LEVELS, WEEK_PARTS } from '@cursiv/shared-domain';
import { formatLanguage, useLocale } from '@cursiv/shared-i18n';
import { useSearchParams, useSearchText, withParameter } from '@cursiv/shared-router';
import { type FilterBarProps, useChoice, useReaderZone } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useExpertsT } from '../../shared/experts/experts-words.ts';
import { choiceOptions } from '../../shared/filters/choice-options.ts';
import { useClearFilters } from '../../shared/filters/use-clear-filters.ts';
import { useListT } from './messages/messages.ts';

const SORTS = ['rating', 'name'] as const;
const valuesOf = (facets: readonly Facet[]) => facets.map(({ value }) => value);

/** The list's filters and order, kept in the address: the bar that sets them, and a way to clear them. */
export function useExpertFilter({ topic: topicFacets, language: languageFacets }: ExpertsPayload['facets']) {
  const t = useT();
  const listT = useListT();
  const levelT = useExpertsT();
  const locale = useLocale();
  const zone = useReaderZone();
  const [, setParams] = useSearchParams();
  const topicNames = new Map(topicFacets.map(({ value, label }) => [value, label ?? value]));
  const [topics, languages] = [valuesOf(topicFacets), valuesOf(languageFacets)];

  const { text: query, setText: changeQuery } = useSearchText();
  const [topic, chooseTopic] = useChoice('topic', topics);
  const [language, chooseLanguage] = useChoice('language', languages);
  const [fluency, chooseFluency] = useChoice('fluency', LANGUAGE_LEVELS);
  const [time] = useChoice('time', WEEK_PARTS);
  const [sort, chooseSort] = useChoice('sort', SORTS);
  const clear = useClearFilters(['q', 'fluency', 'time', 'zone', 'course', ...EXPERT_FILTERS], changeQuery);
  /** An evening is one on the reader's clock, wherever the address is opened. */
  const chooseTime = (part: string) =>
    setParams((present) => withParameter(withParameter(present, 'time', part), 'zone', part && zone), {
      preventScrollReset: true,
    });

  // Of a language; without one it would only narrow the bar.
  const fluencyChoice = {
    id: 'fluency',
    label: listT('fluency.label'),
    any: listT('fluency.any'),
    value: fluency ?? '',
    options: LANGUAGE_LEVELS.map((value) => ({
      value,
      label: value === 'native' ? levelT('level.native') : listT('fluency.least', { level: levelT(`level.${value}`) }),
    })),
    onChoose: chooseFluency,
  };

  const bar: FilterBarProps = {
    label: listT('filters'),
    search: { label: listT('search'), text: query, onChange: changeQuery },
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
      ...(language || fluency ? [fluencyChoice] : []),
      {
        id: 'time',
        label: listT('time.label'),
        any: listT('time.any'),
        value: time ?? '',
        options: WEEK_PARTS.map((value) => ({ value, label: listT(`time.${value}`) })),
        onChoose: chooseTime,
      },
      {
        id: 'sort',
        label: listT('sort.label'),
        any: listT('sort.next'),
        value: sort ?? '',
        options: SORTS.map((value) => ({ value, label: listT(`sort.${value}`) })),
        onChoose: chooseSort,
      },
    ],
  };
  return { bar, clear };
}
