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
import { useUserT } from '../one/messages/messages.ts';
import { DashboardView } from './dashboard-view.tsx';
import { useViewAsT } from './messages/messages.ts';

/** Somebody's dashboard as an administrator reads it. Opening it is recorded, and there is nothing to press. */
export default function ViewAsPage() {
  const t = useT();
  const userT = useUserT();
  const viewAsT = useViewAsT();
  const locale = useLocale();
  const { uid = '' } = useParams();
  const found = useLoad(useCallback(() => viewAs(uid, locale), [uid, locale]));
  const name = (found.status === 'ready' && found.value.name) || userT('title');
  const title = viewAsT('title', { name });
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
        <EmptyState title={viewAsT('staff')} text={viewAsT('staffText')} />
      ) : found.error.code === 'not-found' ? (
        <EmptyState title={userT('none.title')} text={userT('none.text')} />
      ) : (
        <FailureState {...found} />
      )}
    </Page>
  );
}
