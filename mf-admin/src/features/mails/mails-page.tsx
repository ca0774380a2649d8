import { DocumentTitle, Page, Tabs, useChoice } from '@cursiv/shared-ui';
import { WalkBar } from '../../shared/work/walk/walk-bar.tsx';
import { DeadJobs } from './dead-jobs.tsx';
import { useMailsT } from './messages/messages.ts';
import type { Queue } from './queues.ts';

/** The mails and the pushes that could not leave; each is tried again or let go here. */
export default function MailsPage() {
  const t = useMailsT();
  const [chosen, choose] = useChoice('kind', ['pushes']);
  const shown: Queue = chosen ?? 'mails';
  return (
    <Page above={<WalkBar />} title={t(`${shown}.title`)} intro={t(`${shown}.intro`)}>
      <DocumentTitle>{t(`${shown}.title`)}</DocumentTitle>
      <Tabs
        label={t('mails.queues')}
        selected={shown}
        onSelect={(queue) => choose(queue === 'pushes' ? queue : '')}
        items={(['mails', 'pushes'] as const).map((queue) => ({
          id: queue,
          label: t(`${queue}.tab`),
          content: <DeadJobs queue={queue} />,
        }))}
      />
    </Page>
  );
}
