import {
  COURSE_FILTERS,
  COURSE_SORTS,
  type CoursesPayload,
  courseQueryString,
  defaultSort,
  parseCourseQuery,
} from '@cursiv/shared-domain';
import { type PageLoaderArgs, paths } from '@cursiv/shared-platform';
import { useLoaderData, useSearchParams, useSearchText } from '@cursiv/shared-router';
import { EmptyState, Page } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { SortChoice } from '../../shared/filters/sort-choice.tsx';
import { useClearFilters } from '../../shared/filters/use-clear-filters.ts';
import { Pagination } from '../../shared/lists/pagination.tsx';
import { ResultLine } from '../../shared/lists/result-line.tsx';
import { useIsUpdating } from '../../shared/lists/use-is-updating.ts';
import { loadPayload } from '../../shared/load-payload.ts';
import { CourseFilters } from './course-filters.tsx';
import { CourseResults } from './course-results.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { NoCourse } from './no-course.tsx';

export { head } from './courses-head.ts';

export const loader = (args: PageLoaderArgs): Promise<CoursesPayload> =>
  loadPayload('courses', args, courseQueryString(parseCourseQuery(new URL(args.request.url).searchParams)));

/** The published courses, searched, filtered, sorted and paged in the address. */
export default function CoursesPage() {
  const t = useT();
  const result = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const search = useSearchText();
  const clear = useClearFilters(['q', 'page', ...COURSE_FILTERS], search.setText);
  const isUpdating = useIsUpdating();
  if (result.everything === 0) {
    return (
      <Page title={t('courses.title')}>
        <EmptyState title={t('courses.none.title')} text={t('courses.none.text')} />
      </Page>
    );
  }
  const { text, sort } = parseCourseQuery(params);
  const sorts = COURSE_SORTS.filter((name) => name !== 'relevance' || text !== '');
  return (
    <Page title={t('courses.title')} intro={t('courses.lead')}>
      <CourseFilters facets={result.facets} search={search} />
      <ResultLine text={t('courses.count', { count: result.total })} onClear={clear}>
        <SortChoice
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={sort}
          usual={defaultSort(text)}
        />
      </ResultLine>
      <div aria-busy={isUpdating}>
        {result.total > 0 ? <CourseResults courses={result.courses} /> : <NoCourse result={result} />}
        <Pagination path={paths.courses()} page={result.page} pages={result.pages} />
        {result.elsewhere && <Elsewhere elsewhere={result.elsewhere} text={search.wanted} />}
      </div>
    </Page>
  );
}
