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
import { UserTable } from './user-table.tsx';

/** Everybody who has an account, and their rights. */
export default function UsersPage() {
  const t = useT();
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
      intro={t('users.lead')}
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
        label={t('users.searchRegion')}
        search={{ label: t('users.search'), placeholder: t('users.searchPlaceholder'), text, onChange: setText }}
        choices={[
          {
            id: 'who',
            label: t('users.who'),
            any: t('users.anybody'),
            value: filter ?? '',
            options: USER_FILTERS.map((value) => ({ value, label: nameOf(value) })),
            onChoose: chooseFilter,
          },
          // What is found by a word comes in the order of names.
          ...(search === ''
            ? [
                {
                  id: 'order',
                  label: t('users.order.label'),
                  any: t('users.order.name'),
                  value: order === 'newest' ? order : '',
                  options: [{ value: 'newest', label: t('users.order.newest') }],
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
  return (filter) => {
    switch (filter) {
      case 'suspended':
        return t('users.standing.suspended');
      case 'moderator':
      case 'support':
      case 'translator':
        return t(`user.role.${filter}`);
      default:
        return t(`userFlag.${filter}`);
    }
  };
}

function FoundUsers({ search, filter, order, onClear }: UserQuestion & { onClear: () => void }) {
  const t = useT();
  const list = useMemo(() => foundUsers({ search, filter, order }), [search, filter, order]);
  const { rows, last: read, isReading, more } = useFound(list, STEP);
  if (rows.status === 'failed') return <FailureState {...rows} />;
  if (!read) return <ListSkeleton />;
  if (read.found.length === 0) {
    return (
      <EmptyState
        title={t('users.empty.title')}
        text={t('users.empty.text')}
        action={<Button onClick={onClear}>{t('users.clear')}</Button>}
      />
    );
  }
  return (
    <ListFrame
      summary={t(read.hasMore ? 'users.foundFirst' : 'users.found', { count: read.found.length })}
      isBusy={isReading}
      hasMore={read.hasMore}
      onMore={more}
    >
      <UserTable users={read.found} />
      <DownloadUsers question={{ search, filter, order }} />
    </ListFrame>
  );
}
