import { useWatch, watchAccount } from '@cursiv/shared-data';
import { paths } from '@cursiv/shared-platform';
import { useParams } from '@cursiv/shared-router';
import { Breadcrumbs, DocumentTitle, EmptyState, Page } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { FailureState } from '../../../shared/failure-state.tsx';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { useUsersT } from '../messages/messages.ts';
import { useUserT } from './messages/messages.ts';
import { UserView } from './user-view.tsx';

/** One person: their account and rights, what they write, learn and book, and what administrators did. */
export default function UserPage() {
  const t = useT();
  const usersT = useUsersT();
  const userT = useUserT();
  const { uid = '' } = useParams();
  const found = useWatch(useMemo(() => watchAccount(uid), [uid]));
  const user = found.status === 'ready' ? found.value : undefined;
  const title = user ? user.name || usersT('noName') : userT('title');
  return (
    <Page
      title={title}
      above={<Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('users.title'), to: paths.adminUsers() }]} />}
    >
      <DocumentTitle>{title}</DocumentTitle>
      {found.status === 'loading' ? (
        <ListSkeleton />
      ) : found.status === 'failed' ? (
        <FailureState {...found} />
      ) : user ? (
        <UserView key={uid} user={user} />
      ) : (
        <EmptyState title={userT('none.title')} text={userT('none.text')} />
      )}
    </Page>
  );
}
