import { type AuditQuestion, getAuditEvents } from '@cursiv/shared-data';
import { useT } from '../../messages/messages.ts';
import { DownloadCsv } from '../../shared/lists/download-csv.tsx';

const COLUMNS = ['at', 'actorName', 'actorUid', 'action', 'subject', 'changes'] as const;

/** Saves every audit event that the filters let through as a file for spreadsheets. */
export function DownloadAudit({ question }: { question: AuditQuestion }) {
  const t = useT();
  return (
    <DownloadCsv
      file={t('auditPage.file')}
      head={COLUMNS.map((column) => t(`auditPage.column.${column}`))}
      read={(heard) => getAuditEvents(question, heard)}
      rowOf={({ at, actorName, actorUid, action, subject, changes }) => [
        at.toISOString(),
        actorName,
        actorUid,
        t(`auditPage.actions.${action}`),
        subject,
        JSON.stringify(changes),
      ]}
    />
  );
}
