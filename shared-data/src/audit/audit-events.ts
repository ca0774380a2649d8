import { AUDITED_CHANGES, type AuditAction, type AuditEvent, auditEventSchema } from '@cursiv/shared-domain';
import {
  collection,
  database,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';
import { type DocumentList, documentList } from '../reading/document-list.ts';

/** Which audit events are wanted; every change when nothing is named. Looks are found by their action alone. */
export interface AuditQuestion {
  action?: AuditAction | undefined;
  actorUid?: string | undefined;
  /** Path of the changed document, such as `users/u1`. */
  subject?: string | undefined;
  /** The first moment that counts. */
  from?: Date | undefined;
  /** The first moment that no longer counts. */
  until?: Date | undefined;
}

/** Newest first. */
function eventsOf({ from, until, ...question }: AuditQuestion): Query {
  const fixed = (['actorUid', 'subject'] as const).filter((field) => question[field] !== undefined);
  return query(
    collection(database(), 'auditEvents'),
    where('action', 'in', question.action ? [question.action] : AUDITED_CHANGES),
    ...fixed.map((field) => where(field, '==', question[field])),
    ...(from ? [where('at', '>=', from)] : []),
    ...(until ? [where('at', '<', until)] : []),
    orderBy('at', 'desc'),
  );
}

/** The audit events that are wanted, newest first; for administrators. */
export const auditEvents = (question: AuditQuestion = {}): DocumentList<AuditEvent> =>
  documentList(auditEventSchema, () => eventsOf(question));

/** Reads the latest change of a document by an administrator, such as `leads/l1`. Throws AppError. */
export const getLastAuditEvent = (subject: string): Promise<AuditEvent | undefined> =>
  guarded(async () => {
    const [latest] = (await getDocs(query(eventsOf({ subject }), limit(1)))).docs;
    return latest && parseDocument(auditEventSchema, latest);
  });
