import {
  type AuditEvent,
  auditEventSchema,
  type ContentKey,
  contentPath,
  type StoredContent,
  storedContentSchema,
} from '@cursiv/shared-domain';
import { collection, database, doc, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument, watchQuery } from '../../watch.ts';

/** Watches what the site says; undefined until somebody changes it for the first time. */
export const watchContent = <Key extends ContentKey>(key: Key): Watch<StoredContent<Key> | undefined> =>
  watchDocument(storedContentSchema(key), () => doc(database(), contentPath(key)));

/** Watches the latest changes of it, newest first: their audit events, which an editor of translations may read, too. */
export const watchContentHistory = (key: ContentKey, count: number): Watch<AuditEvent[]> =>
  watchQuery(auditEventSchema, () =>
    query(
      collection(database(), 'auditEvents'),
      where('action', '==', 'site.content.changed'),
      where('subject', '==', contentPath(key)),
      orderBy('at', 'desc'),
      limit(count),
    ),
  );
