import { type AuditQuestion, auditEvents } from '@cursiv/shared-data';
import { useT } from '../../messages/messages.ts';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';

/** Saves every audit event that the filters let through as a file for spreadsheets. */
export function DownloadAudit({ question }: { question: AuditQuestion }) {
  const t = useT();
  return (
    <DownloadCsv
      file={t('auditPage.file')}
      read={(heard) => auditEvents(question).readAll(heard)}
      columns={[
        { header: t('auditPage.column.at'), value: ({ at }) => at },
        { header: t('auditPage.column.actorName'), value: ({ actorName }) => actorName },
        { header: t('auditPage.column.actorUid'), value: ({ actorUid }) => actorUid },
        { header: t('auditPage.column.action'), value: ({ action }) => t(`auditPage.actions.${action}`) },
        { header: t('auditPage.column.subject'), value: ({ subject }) => subject },
        { header: t('auditPage.column.changes'), value: ({ changes }) => JSON.stringify(changes) },
      ]}
    />
  );
}
