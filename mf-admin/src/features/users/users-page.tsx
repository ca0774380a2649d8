import { useWatch, watchUsers } from '@cursiv/shared-data';
import { useSearchText } from '@cursiv/shared-router';
import { Button, DocumentTitle, EmptyState, FilterBar, Page } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/list-frame.tsx';
import { ListSkeleton } from '../../shared/list-skeleton.tsx';
import { useLastReady } from '../../shared/use-last-ready.ts';
import { UserTable } from './user-table.tsx';

/** Accounts shown at first and added by each "load more". */
const STEP = 50;

/** Everybody who has an account, and their rights. */
export default function UsersPage() {
  const t = useT();
  const { text, setText, wanted } = useSearchText();
  return (
    <Page title={t('users.title')} lead={t('users.lead')}>
      <DocumentTitle>{t('users.title')}</DocumentTitle>
      <FilterBar
        label={t('users.searchRegion')}
        search={{ label: t('users.search'), placeholder: t('users.searchPlaceholder'), text, onChange: setText }}
      />
      <FoundUsers key={wanted === '' ? 'all' : 'found'} search={wanted} onClear={() => setText('')} />
    </Page>
  );
}

function FoundUsers({ search, onClear }: { search: string; onClear: () => void }) {
  const t = useT();
  const [count, setCount] = useState(STEP);
  const watched = useWatch(useMemo(() => watchUsers(search, count), [search, count]));
  const found = useLastReady(watched);
  if (watched.status === 'failed') return <FailureState {...watched} />;
  if (!found) return <ListSkeleton />;
  if (found.users.length === 0) {
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
      summary={t(found.hasMore ? 'users.foundFirst' : 'users.found', { count: found.users.length })}
      isBusy={watched.status === 'loading'}
      hasMore={found.hasMore}
      onMore={() => setCount(count + STEP)}
    >
      <UserTable users={found.users} />
    </ListFrame>
  );
}
