import { foundLeads, type LeadQuestion } from '@cursiv/shared-data';
import { type LeadEntry, leadState } from '@cursiv/shared-domain';
import { useT } from '../../messages/messages.ts';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../shared/lists/csv/messages/messages.ts';
import { useLeadsT } from './messages/messages.ts';

/** Saves every message that the filters let through as a file for spreadsheets, with what the staff wrote about it and to its sender. */
export function DownloadLeads({ question }: { question: LeadQuestion }) {
  const t = useT();
  const leadsT = useLeadsT();
  const csvT = useCsvT();
  return (
    <DownloadCsv
      file={csvT('file.leads')}
      read={(heard) => foundLeads(question).readAll(heard)}
      columns={[
        { header: csvT('column.sent'), value: ({ createdAt }) => createdAt },
        { header: csvT('column.name'), value: ({ name }) => name },
        { header: csvT('column.email'), value: ({ email }) => email },
        { header: csvT('column.phone'), value: ({ phone }) => phone },
        { header: csvT('column.language'), value: ({ locale }) => t(`locale.${locale}`) },
        { header: csvT('column.page'), value: ({ page }) => page },
        { header: leadsT('inState'), value: (lead) => leadsT(`state.${leadState(lead)}`) },
        { header: csvT('column.owner'), value: ({ ownerUid }) => ownerUid ?? undefined },
        { header: csvT('column.message'), value: ({ message }) => message },
        { header: csvT('column.notes'), value: ({ notes }) => asLines(notes) },
        { header: csvT('column.replies'), value: ({ replies }) => asLines(replies) },
      ]}
    />
  );
}

/** What was written, each after its day, the oldest first. */
const asLines = (entries: readonly LeadEntry[]): string =>
  entries.map(({ at, text }) => `${at.toISOString().slice(0, 10)}: ${text}`).join('\n');
