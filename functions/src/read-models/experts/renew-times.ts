import type { DocumentStore } from '../../store/document-source.ts';
import { keepPerson } from './keep-person.ts';
import { LIST_DAYS } from './list/start-runs.ts';

/** The most that are looked for at once: an hour's share of ten thousand experts, several times over. */
const MOST = 250;

/** Looks again at experts who were last looked at before `since`, one after the other: they meet in the same lists. Resolves to how many there were. */
async function lookAgain(store: DocumentStore, since: Date, clock: () => Date): Promise<number> {
  const due = await store.find({
    collection: 'expertViews',
    before: { field: 'keptAt', value: since },
    orderBy: { field: 'keptAt', direction: 'asc' },
    limit: MOST,
  });
  for (const { id } of due) await keepPerson(store, { uid: id, now: clock() });
  return due.length;
}

/** Looks ahead again for the experts whose times were last looked at half of the days ago that lists look ahead. */
export async function renewTimes(store: DocumentStore, now: Date): Promise<void> {
  await lookAgain(store, new Date(+now - (LIST_DAYS / 2) * 86_400_000), () => now);
}

/**
 * Updates what pages show of every expert, for a change of what all of them share. Ten thousand take minutes: who is started again after an
 * end halfway goes on with those that were last looked at before `changedAt`.
 */
export async function keepEverybody(store: DocumentStore, changedAt: Date, clock: () => Date): Promise<void> {
  while ((await lookAgain(store, changedAt, clock)) > 0);
}
