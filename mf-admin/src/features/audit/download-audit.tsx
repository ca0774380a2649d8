import { type AuditQuestion, auditEvents } from '@cursiv/shared-data';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';
import { useAuditT } from './messages/messages.ts';

/** Saves every audit event that the filters let through as a file for spreadsheets. */
export function DownloadAudit({ question }: { question: AuditQuestion }) {
  const t = useAuditT();
  return (
    <DownloadCsv
      file={t('file')}
      read={(heard) => auditEvents(question).readAll(heard)}
      columns={[
        { header: t('column.at'), value: ({ at }) => at },
        { header: t('column.actorName'), value: ({ actorName }) => actorName },
        { header: t('column.actorUid'), value: ({ actorUid }) => actorUid },
        { header: t('column.action'), value: ({ action }) => t(`actions.${action}`) },
        { header: t('column.subject'), value: ({ subject }) => subject },
        { header: t('column.changes'), value: ({ changes }) => JSON.stringify(changes) },
      ]}
    />
  );
}
