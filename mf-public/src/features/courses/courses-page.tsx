import type { Payloads } from '@cursiv/shared-domain';
import type { PageLoaderArgs } from '@cursiv/shared-platform';
import { useLoaderData } from '@cursiv/shared-router';
import { Button, DocumentTitle, EmptyState, Grid, Page } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { CourseCard } from '../../shared/course-card.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { loadPayload } from '../../shared/load-payload.ts';
import { ResultLine } from '../../shared/result-line.tsx';
import { useCourseFilter } from './use-course-filter.ts';

export const loader = ({ locale }: PageLoaderArgs): Promise<Payloads['courses']> => loadPayload('courses', locale);

/** Cards that the page opens with; their covers are not put off. */
const FIRST_CARDS = 3;

/** Every published course, searched and filtered in the address. */
export default function CoursesPage() {
  const t = useT();
  const { courses } = useLoaderData<typeof loader>();
  const { found, bar, clear } = useCourseFilter(courses);
  if (courses.length === 0) {
    return (
      <Page title={t('courses.title')}>
        <DocumentTitle>{t('courses.title')}</DocumentTitle>
        <EmptyState title={t('courses.none.title')} text={t('courses.none.text')} />
      </Page>
    );
  }
  return (
    <Page title={t('courses.title')} lead={t('courses.lead')}>
      <DocumentTitle>{t('courses.title')}</DocumentTitle>
      <meta name="description" content={t('courses.lead')} />
      <FilterBar {...bar} />
      <ResultLine text={t('courses.count', { count: found.length })} onClear={clear} />
      {found.length > 0 ? (
        <Grid as="list" min="18rem" gap={6}>
          {found.map((course, index) => (
            <li key={course.id}>
              <CourseCard course={course} level={2} priority={index < FIRST_CARDS} />
            </li>
          ))}
        </Grid>
      ) : (
        <EmptyState
          title={t('courses.empty.title')}
          text={t('courses.empty.text')}
          action={clear && <Button onClick={clear}>{t('courses.empty.action')}</Button>}
        />
      )}
    </Page>
  );
}
