import { LEAD_DAYS } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { eraseBefore } from '../store/erase-before.ts';

const DAY_MS = 86_400_000;

/** Erases the messages whose year is over. */
export const eraseOldLeads = (store: DocumentStore, now: Date): Promise<void> =>
  eraseBefore(store, {
    collection: 'leads',
    before: { field: 'createdAt', value: new Date(now.getTime() - LEAD_DAYS * DAY_MS) },
  });
