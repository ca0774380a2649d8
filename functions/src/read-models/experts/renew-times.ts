import type { DocumentStore } from '../../store/document-source.ts';
import { keepPerson } from './keep-person.ts';
import { LIST_DAYS } from './list/start-runs.ts';

/** The most of one run: an hour's share of ten thousand experts, several times over. */
const MOST = 250;

/** Looks ahead again for the experts whose times were last looked at half of the days ago that lists look ahead. */
export async function renewTimes(store: DocumentStore, now: Date): Promise<void> {
  const due = await store.find({
    collection: 'expertViews',
    before: { field: 'keptAt', value: new Date(+now - (LIST_DAYS / 2) * 86_400_000) },
    orderBy: { field: 'keptAt', direction: 'asc' },
    limit: MOST,
  });
  for (const { id } of due) await keepPerson(store, { uid: id, now });
}
