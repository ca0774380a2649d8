import { useLastReady, useWatch, watchDeadMails } from '@cursiv/shared-data';
import { DocumentTitle, EmptyState, Page } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { MailTable } from './mail-table.tsx';

/** Mails read at first and added by each "load more". */
const STEP = 50;

/** The mails that could not leave; each is tried again or let go here. */
export default function MailsPage() {
  const t = useT();
  return (
    <Page title={t('mails.title')} intro={t('mails.intro')}>
      <DocumentTitle>{t('mails.title')}</DocumentTitle>
      <DeadMails />
    </Page>
  );
}

function DeadMails() {
  const t = useT();
  const [count, setCount] = useState(STEP);
  const watched = useWatch(useMemo(() => watchDeadMails(count), [count]));
  const mails = useLastReady(watched);
  if (watched.status === 'failed') return <FailureState {...watched} />;
  if (!mails) return <ListSkeleton />;
  if (mails.length === 0) return <EmptyState title={t('mails.none')} text={t('mails.noneText')} />;
  const hasMore = mails.length >= count;
  return (
    <ListFrame
      summary={t(hasMore ? 'mails.foundFirst' : 'mails.found', { count: mails.length })}
      isBusy={watched.status === 'loading'}
      hasMore={hasMore}
      onMore={() => setCount(count + STEP)}
    >
      <MailTable mails={mails} />
    </ListFrame>
  );
}
