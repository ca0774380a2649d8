import { useLoad, viewAs } from '@cursiv/shared-data';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { useParams } from '@cursiv/shared-router';
import { Breadcrumbs, DocumentTitle, EmptyState, Page } from '@cursiv/shared-ui';
import { useCallback } from 'react';
import { useT } from '../../../messages/messages.ts';
import { FailureState } from '../../../shared/failure-state.tsx';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { userAddress } from '../../../shared/user-address.ts';
import { DashboardView } from './dashboard-view.tsx';

/** Somebody's dashboard as an administrator reads it. Opening it is recorded, and there is nothing to press. */
export default function ViewAsPage() {
  const t = useT();
  const locale = useLocale();
  const { uid = '' } = useParams();
  const found = useLoad(useCallback(() => viewAs(uid, locale), [uid, locale]));
  const name = (found.status === 'ready' && found.value.name) || t('user.title');
  const title = t('viewAs.title', { name });
  const items = [
    { label: t('users.title'), to: paths.adminUsers() },
    { label: name, to: userAddress(uid) },
  ];
  return (
    <Page title={title} above={<Breadcrumbs label={t('breadcrumbs')} items={items} />}>
      <DocumentTitle>{title}</DocumentTitle>
      {found.status === 'loading' ? (
        <ListSkeleton />
      ) : found.status === 'ready' ? (
        <DashboardView dashboard={found.value} />
      ) : found.error.code === 'conflict' ? (
        <EmptyState title={t('viewAs.staff')} text={t('viewAs.staffText')} />
      ) : found.error.code === 'not-found' ? (
        <EmptyState title={t('user.none.title')} text={t('user.none.text')} />
      ) : (
        <FailureState {...found} />
      )}
    </Page>
  );
}
