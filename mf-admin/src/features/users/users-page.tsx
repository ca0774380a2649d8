import {
  foundUsers,
  USER_FILTERS,
  USER_ORDERS,
  type UserFilter,
  type UserQuestion,
  useFound,
} from '@cursiv/shared-data';
import { paths } from '@cursiv/shared-platform';
import { useSearchText } from '@cursiv/shared-router';
import { Button, ButtonLink, DocumentTitle, EmptyState, FilterBar, Page, useChoice } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { STEP } from '../../shared/lists/list-steps.ts';
import { useMay } from '../../shared/use-may.ts';
import { DownloadUsers } from './download-users.tsx';
import { useUsersT } from './messages/messages.ts';
import { useUserT } from './one/messages/messages.ts';
import { UserTable } from './user-table.tsx';

/** Everybody who has an account, and their rights. */
export default function UsersPage() {
  const t = useT();
  const usersT = useUsersT();
  const may = useMay();
  const { text, setText, wanted: search } = useSearchText();
  const [filter, chooseFilter] = useChoice('who', USER_FILTERS);
  const [order, chooseOrder] = useChoice('order', USER_ORDERS);
  const nameOf = useFilterNames();
  const clear = () => {
    setText('');
    chooseFilter('');
  };
  return (
    <Page
      title={t('users.title')}
      intro={usersT('lead')}
      actions={
        may('accounts') && (
          <ButtonLink variant="secondary" to={paths.adminInvitations()}>
            {t('invitations.open')}
          </ButtonLink>
        )
      }
    >
      <DocumentTitle>{t('users.title')}</DocumentTitle>
      <FilterBar
        label={usersT('searchRegion')}
        search={{ label: usersT('search'), placeholder: usersT('searchPlaceholder'), text, onChange: setText }}
        choices={[
          {
            id: 'who',
            label: usersT('who'),
            any: usersT('anybody'),
            value: filter ?? '',
            options: USER_FILTERS.map((value) => ({ value, label: nameOf(value) })),
            onChoose: chooseFilter,
          },
          // What is found by a word comes in the order of names.
          ...(search === ''
            ? [
                {
                  id: 'order',
                  label: usersT('order.label'),
                  any: usersT('order.name'),
                  value: order === 'newest' ? order : '',
                  options: [{ value: 'newest', label: usersT('order.newest') }],
                  onChoose: chooseOrder,
                },
              ]
            : []),
        ]}
      />
      <FoundUsers
        key={[search === '', filter, order].join()}
        search={search}
        filter={filter}
        order={order}
        onClear={clear}
      />
    </Page>
  );
}

/** What each filter is called. */
function useFilterNames(): (filter: UserFilter) => string {
  const t = useT();
  const usersT = useUsersT();
  const userT = useUserT();
  return (filter) => {
    switch (filter) {
      case 'suspended':
        return usersT('standing.suspended');
      case 'moderator':
      case 'support':
      case 'translator':
        return userT(`role.${filter}`);
      default:
        return t(`userFlag.${filter}`);
    }
  };
}

function FoundUsers({ search, filter, order, onClear }: UserQuestion & { onClear: () => void }) {
  const t = useUsersT();
  const list = useMemo(() => foundUsers({ search, filter, order }), [search, filter, order]);
  const { rows, last: read, isReading, more } = useFound(list, STEP);
  if (rows.status === 'failed') return <FailureState {...rows} />;
  if (!read) return <ListSkeleton />;
  if (read.found.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        action={<Button onClick={onClear}>{t('clear')}</Button>}
      />
    );
  }
  return (
    <ListFrame
      summary={t(read.hasMore ? 'foundFirst' : 'found', { count: read.found.length })}
      isBusy={isReading}
      hasMore={read.hasMore}
      onMore={more}
    >
      <UserTable users={read.found} />
      <DownloadUsers question={{ search, filter, order }} />
    </ListFrame>
  );
}
