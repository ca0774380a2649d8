import { EXPERT_STATUSES, isShownExpert } from '@cursiv/shared-domain';
import type { DocumentStore } from '../../store/document-source.ts';
import { keepPerson } from './keep-person.ts';

/** Updates what pages show of every expert whom visitors see, one after the other: they meet in the same lists. */
export async function keepEverybody(store: DocumentStore, now: Date): Promise<void> {
  for (const status of EXPERT_STATUSES.filter(isShownExpert)) {
    const experts = await store.find({ collection: 'experts', equals: { status } });
    for (const { id } of experts) await keepPerson(store, { uid: id, now });
  }
}
