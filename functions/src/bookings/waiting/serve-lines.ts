import type { DocumentStore } from '../../store/document-source.ts';
import { serveLine } from './serve-line.ts';

/** The most entries that one run looks at. */
const MOST = 500;

/** Serves every line that somebody waits in. */
export async function serveLines(store: DocumentStore, now: Date): Promise<void> {
  const found = await store.find({ collection: 'waiting', limit: MOST });
  const experts = new Set(found.map(({ fields }) => String(fields.expertUid)));
  for (const uid of experts) await serveLine(store, uid, now);
}
