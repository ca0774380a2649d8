import type { AuditQuestion } from '@cursiv/shared-data';
import { AUDIT_ACTIONS, addDays, instantAt } from '@cursiv/shared-domain';
import { useSearchParams, withParameter } from '@cursiv/shared-router';
import { useReaderZone } from '@cursiv/shared-ui';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as an address names it; undefined for anything else. */
function dayIn(text: string | null): string | undefined {
  const isDay = text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? text : undefined;
}

type Parameter = 'action' | 'actor' | 'subject' | 'from' | 'until';

interface AskedAudit {
  /** Days begin and end in the reader's zone. */
  question: AuditQuestion;
  /** First and last day, `yyyy-mm-dd`. */
  from: string | undefined;
  until: string | undefined;
  isFiltered: boolean;
  ask: (name: Parameter, value: string) => void;
  clear: () => void;
}

/** Which audit events the address asks for, and how to ask for others. */
export function useAuditQuestion(): AskedAudit {
  const zone = useReaderZone();
  const [params, setParams] = useSearchParams();
  const from = dayIn(params.get('from'));
  const until = dayIn(params.get('until'));
  const question: AuditQuestion = {
    action: AUDIT_ACTIONS.find((action) => action === params.get('action')),
    actorUid: params.get('actor') ?? undefined,
    subject: params.get('subject') ?? undefined,
    from: from ? instantAt(from, '00:00', zone) : undefined,
    until: until ? instantAt(addDays(until, 1), '00:00', zone) : undefined,
  };
  return {
    question,
    from,
    until,
    isFiltered: Object.values(question).some((part) => part !== undefined),
    ask: (name, value) => setParams((present) => withParameter(present, name, value), { preventScrollReset: true }),
    clear: () => setParams({}, { preventScrollReset: true }),
  };
}
