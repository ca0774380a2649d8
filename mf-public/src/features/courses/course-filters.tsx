import {
  COURSE_FILTERS,
  type CoursesPayload,
  LENGTH_BANDS,
  LEVELS,
  type LengthBand,
  type Level,
  MAX_SEARCH,
} from '@cursiv/shared-domain';
import { formatLanguage, formatNumber, useLocale } from '@cursiv/shared-i18n';
import { type SearchText, useSearchParams, withParameter } from '@cursiv/shared-router';
import { CheckboxField } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { ListFilters } from '../../shared/filters/list-filters.tsx';
import { useFacetChoices } from '../../shared/filters/use-facet-choices.ts';

type CourseFiltersProps = { facets: CoursesPayload['facets']; search: SearchText };

/** The course search and its filters, each with the number of courses it would leave. */
export function CourseFilters({ facets, search }: CourseFiltersProps) {
  const t = useT();
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const choices = useFacetChoices([
    {
      id: 'category',
      label: t('filter.category'),
      any: t('filter.anyCategory'),
      facets: facets.category,
      labelOf: (id) => id,
    },
    {
      id: 'level',
      label: t('filter.level'),
      any: t('filter.anyLevel'),
      facets: facets.level,
      labelOf: (id) => t(`level.${id as Level}`),
      values: LEVELS,
    },
    {
      id: 'language',
      label: t('filter.language'),
      any: t('filter.anyLanguage'),
      facets: facets.language,
      labelOf: (tag) => formatLanguage(tag, locale),
    },
    {
      id: 'length',
      label: t('filter.length'),
      any: t('filter.anyLength'),
      facets: facets.length,
      labelOf: (id) => t(`length.${id as LengthBand}`),
      values: LENGTH_BANDS,
    },
    {
      id: 'instructor',
      label: t('filter.instructor'),
      any: t('filter.anyInstructor'),
      facets: facets.instructor,
      labelOf: (uid) => uid,
    },
  ]);
  const preview = facets.preview[0]?.count ?? 0;
  return (
    <ListFilters
      label={t('courses.filters')}
      search={{ label: t('courses.search'), text: search.text, maxLength: MAX_SEARCH, onChange: search.setText }}
      choices={choices}
      active={COURSE_FILTERS.filter((name) => params.has(name)).length}
      extra={
        <CheckboxField
          label={t('filter.preview', { number: formatNumber(preview, locale) })}
          checked={params.get('preview') === '1'}
          onChange={(event) => {
            const value = event.target.checked ? '1' : '';
            setParams((present) => withParameter(present, 'preview', value), { preventScrollReset: true });
          }}
        />
      }
    />
  );
}
