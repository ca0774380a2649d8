import { MAILS_AN_HOUR } from '@cursiv/shared-domain';
import type { DocumentSource } from '../store/document-source.ts';

const HOUR_MS = 3_600_000;

/** From when on a reader may be mailed what can wait: now, or when the mails of the last hour are fewer again. */
export async function roomForMail(store: DocumentSource, uid: string, now: Date): Promise<Date> {
  const sent = await store.find({
    collection: 'mails',
    equals: { uid, status: 'sent' },
    from: { field: 'endedAt', value: new Date(now.getTime() - HOUR_MS) },
    orderBy: { field: 'endedAt', direction: 'desc' },
    limit: MAILS_AN_HOUR,
  });
  const earliest = sent[MAILS_AN_HOUR - 1]?.fields.endedAt;
  return earliest instanceof Date ? new Date(earliest.getTime() + HOUR_MS + 1) : now;
}
