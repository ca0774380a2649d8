import { useOptionalUser } from '@cursiv/shared-auth';
import { getOverviewCounts, MOST_COUNTED, OVERVIEW_COUNTS, type OverviewCount, useLoad } from '@cursiv/shared-data';
import { may, type Right } from '@cursiv/shared-domain';
import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Loading, PagePart, Skeleton } from '@cursiv/shared-ui';
import { useCallback, useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import * as styles from './overview.module.css';

/** The page that handles the counted things. */
const PLACES: Record<OverviewCount, string> = {
  users: paths.adminUsers(),
  publishedCourses: paths.courses(),
  coursesInReview: paths.adminCourses(),
  resourcesInReview: `${paths.adminResources()}?status=in_review`,
  expertsInReview: `${paths.adminExperts()}?status=in_review`,
  verificationsInReview: '/admin/verifications',
  openReports: paths.adminReviews(),
  leads: paths.adminLeads(),
};

/** Who is shown it: those who may do the work. */
const RIGHTS: Record<OverviewCount, Right> = {
  users: 'users',
  publishedCourses: 'courses',
  coursesInReview: 'courses',
  resourcesInReview: 'resources',
  expertsInReview: 'experts',
  verificationsInReview: 'verifications',
  openReports: 'reviews',
  leads: 'leads',
};

/** The totals of users, courses and the rest, as far as they are the reader's work. */
export function Figures() {
  const t = useT();
  const user = useOptionalUser();
  const names = useMemo(() => OVERVIEW_COUNTS.filter((name) => user && may(user, RIGHTS[name])), [user]);
  const counts = useLoad(useCallback(() => getOverviewCounts(names), [names]));
  return (
    <PagePart title={t('overview.counts')}>
      {counts.status === 'failed' && <FailureState {...counts} />}
      {counts.status === 'loading' && <FiguresSkeleton count={names.length} />}
      {counts.status === 'ready' && (
        <ul className={styles.figures}>
          {names.map((name) => (
            <Figure key={name} name={name} count={counts.value[name] ?? 0} />
          ))}
        </ul>
      )}
    </PagePart>
  );
}

/** A number and its noun, which together read as one phrase: "20 de utilizatori", or "1.000+ de utilizatori" for that many or more. */
export function Figure({ name, count }: { name: OverviewCount; count: number }) {
  const locale = useLocale();
  const label = useT()(`overview.${name}`, { count });
  return (
    <li className={styles.figure}>
      <span className={styles.number}>{`${formatNumber(count, locale)}${count < MOST_COUNTED ? '' : '+'}`}</span>{' '}
      <span className={styles.label}>
        <Link to={PLACES[name]} className={styles.link}>
          {label}
        </Link>
      </span>
    </li>
  );
}

function FiguresSkeleton({ count }: { count: number }) {
  const t = useT();
  return (
    <Loading label={t('loading')}>
      <div className={styles.figures}>
        {OVERVIEW_COUNTS.slice(0, count).map((name) => (
          <Skeleton key={name} shape="block" height="4.5rem" />
        ))}
      </div>
    </Loading>
  );
}
