import type { DocumentStore } from '../../store/document-source.ts';
import { keepInShards } from '../shards/keep-in-shards.ts';
import { collectPeople, personOf } from './collect-people.ts';
import { EXPERT_LIST, listEntry } from './list/list-entry.ts';
import { packPerson, viewPath } from './person.ts';

/** The person to update, and the time. */
export interface PersonKey {
  uid: string;
  now: Date;
}

/** Updates what pages show of one expert, including their times, from the documents. */
export function keepPerson(store: DocumentStore, { uid, now }: PersonKey): Promise<void> {
  return store.transact(async (transaction) => {
    const person = await personOf(store, await transaction.get(`experts/${uid}`), now);
    const view = await transaction.get(viewPath(uid));
    await keepInShards(EXPERT_LIST, transaction, {
      entries: [
        {
          kind: 'experts',
          id: uid,
          // Who pauses has a page and is in no list.
          entry: async () => (person?.expert.status === 'listed' ? listEntry(person, now) : undefined),
        },
      ],
      all: async () => ({ experts: (await collectPeople(store, now)).map((each) => listEntry(each, now)) }),
    });
    if (person) transaction.set(viewPath(uid), packPerson(person, now));
    else if (view) transaction.delete(viewPath(uid));
  });
}
