import { getLastAuditEvent, getSubjectNames } from '@cursiv/shared-data';
import { pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { auditSentence } from '../audit/audit-sentence.ts';
import { useMay } from '../use-may.ts';

/**
 * Says who decided last about a document, and what, for whom it keeps from deciding. Resolves to `otherwise` for staff, who do not read
 * the audit log, and where it cannot be read.
 */
export function useDecided(): (subject: string, otherwise: string) => Promise<string> {
  const locale = useLocale();
  const may = useMay();
  return async (subject, otherwise) => {
    if (!may('audit')) return otherwise;
    try {
      const [event, names] = await Promise.all([getLastAuditEvent(subject), getSubjectNames([subject])]);
      const name = names.get(subject);
      const shown = name ? pick(name, locale)?.value : undefined;
      return event ? `${otherwise} ${event.actorName} ${auditSentence(event, shown ?? '…', locale)}.` : otherwise;
    } catch {
      return otherwise;
    }
  };
}
