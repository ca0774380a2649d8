import { settleMail } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import { isComplaint, type MailJob } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, type Column, Table, useReaderZone, VisuallyHidden } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useSelection } from '../../shared/bulk/choices.tsx';
import type { Bulk } from '../../shared/bulk/use-bulk.ts';
import { useRefusal } from '../../shared/use-refusal.ts';
import { useOpenedRow } from '../../shared/work/walk/use-opened-row.ts';
import { useWalkFrom } from '../../shared/work/walk/use-walk-from.ts';
import { useMailNames } from './use-mail-names.ts';
import { useMailWords } from './use-mail-words.ts';

type MailTableProps = { mails: readonly MailJob[]; bulk: Pick<Bulk<never>, 'chosen' | 'choose'> };

/** Mails that could not leave: for whom, about what, why, and what may become of them. */
export function MailTable({ mails, bulk }: MailTableProps) {
  const t = useT();
  const locale = useLocale();
  const zone = useReaderZone();
  const nameOf = useMailNames(mails);
  const { aboutOf, causeOf } = useMailWords();
  const selection = useSelection(bulk, nameOf);
  const walkFrom = useWalkFrom('mail');
  const openedRow = useOpenedRow('mail');
  const refusal = useRefusal(t('mails.settledMeanwhile'));
  const { pending, run } = useCommands();
  const settle = async (mail: MailJob, to: 'waiting' | 'dropped') => {
    const outcome = await run(mail.id, () => settleMail(mail.id, to));
    if (outcome.status === 'done') {
      toast(t(`mails.settled.${to}`, { name: nameOf(mail) }), { tone: 'success' });
      walkFrom(mail.id);
    }
    if (outcome.status === 'failed') toast(refusal(outcome.code), { tone: 'danger' });
  };
  const button = (mail: MailJob, to: 'waiting' | 'dropped') => (
    <Button size="small" variant="secondary" pending={pending.has(mail.id)} onClick={() => void settle(mail, to)}>
      {t(`mails.settle.${to}`)} <VisuallyHidden>{nameOf(mail)}</VisuallyHidden>
    </Button>
  );
  const columns: Column<MailJob>[] = [
    {
      id: 'name',
      header: t('mails.name'),
      rowHeader: true,
      cell: (mail) => <span {...openedRow(mail.id)}>{nameOf(mail)}</span>,
    },
    { id: 'subject', header: t('mails.about'), cell: aboutOf },
    { id: 'made', header: t('mails.made'), cell: ({ createdAt }) => formatDateTime(createdAt, locale, zone) },
    {
      id: 'cause',
      header: t('mails.cause'),
      cell: (mail) => (
        <>
          {causeOf(mail)}
          <br />
          <small translate="no">{mail.problem}</small>
        </>
      ),
    },
    {
      id: 'settle',
      header: t('mails.actions'),
      cell: (mail) => (
        <Cluster>
          {!isComplaint(mail) && button(mail, 'waiting')}
          {button(mail, 'dropped')}
        </Cluster>
      ),
    },
  ];
  return (
    <Table
      caption={t('mails.title')}
      hideCaption
      stacked
      columns={columns}
      rows={mails}
      rowKey={({ id }) => id}
      selection={selection}
    />
  );
}
