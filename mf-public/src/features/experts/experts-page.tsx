import { type ExpertsPayload, expertQueryString, parseExpertQuery } from '@cursiv/shared-domain';
import { type PageLoaderArgs, paths } from '@cursiv/shared-platform';
import { Link, useLoaderData } from '@cursiv/shared-router';
import { Button, EmptyState, FilterBar, Page } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { Pagination } from '../../shared/lists/pagination.tsx';
import { ResultLine } from '../../shared/lists/result-line.tsx';
import { useIsUpdating } from '../../shared/lists/use-is-updating.ts';
import { loadPayload } from '../../shared/load-payload.ts';
import { Expert } from './expert.tsx';
import { useListT } from './messages/messages.ts';
import { useExpertFilter } from './use-expert-filter.ts';

export { head } from './experts-head.ts';

export const loader = (args: PageLoaderArgs): Promise<ExpertsPayload> =>
  loadPayload('experts', args, expertQueryString(parseExpertQuery(new URL(args.request.url).searchParams)));

/** The listed experts with their next free time, searched, filtered, sorted and paged in the address. */
export default function ExpertsPage() {
  const t = useT();
  const listT = useListT();
  const { experts, total, everything, page, pages, facets, course } = useLoaderData<typeof loader>();
  const { bar, clear } = useExpertFilter(facets);
  const isUpdating = useIsUpdating();
  if (everything === 0) {
    return (
      <Page title={t('experts.title')}>
        <EmptyState title={listT('none.title')} text={listT('none.text')} />
      </Page>
    );
  }
  return (
    <Page title={t('experts.title')} intro={course ? undefined : listT('lead')}>
      {course && (
        <p>
          {listT('forCourse')} <Link to={paths.course(course.id)}>{course.title.text}</Link>
        </p>
      )}
      <FilterBar {...bar} />
      <ResultLine text={listT('count', { count: total })} onClear={clear} />
      <div aria-busy={isUpdating}>
        {total > 0 ? (
          <ul>
            {experts.map((expert) => (
              <Expert key={expert.id} expert={expert} />
            ))}
          </ul>
        ) : (
          <EmptyState
            title={listT('empty.title')}
            text={listT('empty.text')}
            action={clear && <Button onClick={clear}>{listT('empty.action')}</Button>}
          />
        )}
        <Pagination path={paths.experts()} page={page} pages={pages} />
      </div>
    </Page>
  );
}
