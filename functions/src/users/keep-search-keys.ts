import { searchKeysOf, userProfileSchema } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** Brings the keys by which administrators find somebody up to date with the name and address; an event twice changes nothing. */
export async function keepSearchKeys(store: DocumentStore, uid: string): Promise<void> {
  const path = `users/${uid}`;
  await store.transact(async (transaction) => {
    const profile = parsed(userProfileSchema, await transaction.get(path));
    if (!profile) return;
    const searchKeys = searchKeysOf(profile);
    if (JSON.stringify(profile.searchKeys) === JSON.stringify(searchKeys)) return;
    transaction.update(path, { searchKeys });
  });
}

/** The same for everybody, for profiles from before the keys; returns how many people there are. */
export async function fillSearchKeys(store: DocumentStore): Promise<number> {
  const people = await store.find({ collection: 'users' });
  for (const { id } of people) await keepSearchKeys(store, id);
  return people.length;
}
