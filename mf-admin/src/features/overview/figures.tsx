import { useOptionalUser } from '@cursiv/shared-auth';
import { getOverviewCounts, OVERVIEW_COUNTS, useLoad } from '@cursiv/shared-data';
import { may, rightOfTotal, type StaffTotal } from '@cursiv/shared-domain';
import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { Loading, PagePart, Skeleton } from '@cursiv/shared-ui';
import { useCallback, useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import * as styles from './overview.module.css';
import { TOTAL_PLACES } from './total-places.ts';

/** The totals of users, courses and the rest, as far as they are the reader's work. */
export function Figures() {
  const t = useT();
  const { isAdmin, role } = useOptionalUser() ?? {};
  const names = useMemo(
    () => OVERVIEW_COUNTS.filter((name) => may({ isAdmin, role }, rightOfTotal(name))),
    [isAdmin, role],
  );
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

/** A number and its noun, which together read as one phrase: "20 de utilizatori". */
export function Figure({ name, count }: { name: StaffTotal; count: number }) {
  const locale = useLocale();
  const label = useT()(`overview.${name}`, { count });
  return (
    <li className={styles.figure}>
      <span className={styles.number}>{formatNumber(count, locale)}</span>{' '}
      <span className={styles.label}>
        <Link to={TOTAL_PLACES[name]} className={styles.link}>
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
