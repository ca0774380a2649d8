import { DEAD_MAILS, settleMail, useFound } from '@cursiv/shared-data';
import { DocumentTitle, EmptyState, Page } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { BulkBar } from '../../shared/bulk/bulk-bar.tsx';
import { type Bulk, useBulk } from '../../shared/bulk/use-bulk.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { NAMED_STEP } from '../../shared/lists/list-steps.ts';
import { WalkBar } from '../../shared/work/walk/walk-bar.tsx';
import { type AskedMails, MAIL_BULK, MailsDialog } from './bulk/mails-dialog.tsx';
import { useMovesT } from './bulk/messages/messages.ts';
import { DownloadMails } from './download-mails.tsx';
import { MailTable } from './mail-table.tsx';

/** The mails that could not leave; each is tried again or let go here. */
export default function MailsPage() {
  const t = useT();
  const bulk = useBulk<AskedMails>();
  return (
    <Page above={<WalkBar />} title={t('mails.title')} intro={t('mails.intro')}>
      <DocumentTitle>{t('mails.title')}</DocumentTitle>
      <DeadMails bulk={bulk} />
      {bulk.asked && <MailsDialog {...bulk.asked} settle={settleMail} onClose={bulk.end} />}
    </Page>
  );
}

function DeadMails({ bulk }: { bulk: Bulk<AskedMails> }) {
  const t = useT();
  const movesT = useMovesT();
  const { rows, last, isReading, more } = useFound(DEAD_MAILS, NAMED_STEP);
  const mails = last?.found;
  if (rows.status === 'failed') return <FailureState {...rows} />;
  if (!mails) return <ListSkeleton />;
  if (mails.length === 0) return <EmptyState title={t('mails.none')} text={t('mails.noneText')} />;
  const { hasMore } = last;
  return (
    <ListFrame
      summary={t(hasMore ? 'mails.foundFirst' : 'mails.found', { count: mails.length })}
      isBusy={isReading}
      hasMore={hasMore}
      onMore={more}
    >
      <BulkBar
        shown={mails}
        bulk={bulk}
        moves={MAIL_BULK.map((to) => ({ to, label: movesT(`move.${to}`) }))}
        questionOf={(to, chosen) => ({ to, mails: chosen })}
      />
      <MailTable mails={mails} bulk={bulk} />
      <DownloadMails />
    </ListFrame>
  );
}
