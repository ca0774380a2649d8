import { DocumentTitle, Page } from '@cursiv/shared-ui';
import { AuditFilters } from './audit-filters.tsx';
import { DownloadAudit } from './download-audit.tsx';
import { FoundEvents } from './found-events.tsx';
import { useAuditT } from './messages/messages.ts';
import { OneSubject } from './one-subject.tsx';
import { useAuditQuestion } from './use-audit-question.ts';

/** Every change that administrators made, found by kind, actor, subject and day. */
export default function AuditPage() {
  const t = useAuditT();
  const asked = useAuditQuestion();
  const { question, isFiltered, ask, clear } = asked;
  return (
    <Page title={t('title')} intro={t('intro')} actions={<DownloadAudit question={question} />}>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <AuditFilters {...asked} />
      {question.subject && <OneSubject subject={question.subject} onAll={() => ask('subject', '')} />}
      <FoundEvents key={JSON.stringify(question)} question={question} onClear={isFiltered ? clear : undefined} />
    </Page>
  );
}
