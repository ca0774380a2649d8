import type { CourseCard, Level } from '@cursiv/shared-domain';
import { formatLanguage, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { useSearchText } from '@cursiv/shared-router';
import { useT } from '../../messages/messages.ts';
import { choiceOptions } from '../../shared/choice-options.ts';
import { distinct } from '../../shared/distinct.ts';
import type { FilterBarProps } from '../../shared/filter-bar.tsx';
import { useChoice } from '../../shared/use-choice.ts';
import { useClearFilters } from '../../shared/use-clear-filters.ts';
import { filterCourses } from './filter-courses.ts';

const LEVELS = ['beginner', 'intermediate', 'advanced'] as const satisfies readonly Level[];

/** The list's filter, kept in the address: what it finds and the bar that sets it. Only what some course has is offered. */
export function useCourseFilter(courses: readonly CourseCard[]) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const categories = distinct(courses.map(({ categoryId }) => categoryId));
  const levels = LEVELS.filter((level) => courses.some((course) => course.level === level));
  const languages = distinct(courses.flatMap((course) => course.locales));

  const { text: query, setText: changeQuery } = useSearchText();
  const [category, chooseCategory] = useChoice('category', categories);
  const [level, chooseLevel] = useChoice('level', levels);
  const [language, chooseLanguage] = useChoice('language', languages);
  const clear = useClearFilters(['q', 'category', 'level', 'language'], changeQuery);

  const categoryName = (id: (typeof categories)[number]) => words(`category.${id}`);
  const bar: FilterBarProps = {
    label: t('courses.filters'),
    search: { label: t('courses.search'), text: query, onChange: changeQuery },
    choices: [
      {
        id: 'category',
        label: t('filter.category'),
        any: t('filter.anyCategory'),
        value: category ?? '',
        options: choiceOptions(categories, categoryName, locale),
        onChoose: chooseCategory,
      },
      {
        id: 'level',
        label: t('filter.level'),
        any: t('filter.anyLevel'),
        value: level ?? '',
        options: levels.map((value) => ({ value, label: words(`level.${value}`) })),
        onChoose: chooseLevel,
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
  return { found: filterCourses(courses, { query, category, level, language }, categoryName), bar, clear };
}
