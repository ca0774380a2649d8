import { type AuditEvent, auditEventSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches the latest audit events, newest first; for administrators. */
export const watchAuditEvents = (count: number): Watch<AuditEvent[]> =>
  watchQuery(auditEventSchema, () => query(collection(database(), 'auditEvents'), orderBy('at', 'desc'), limit(count)));
