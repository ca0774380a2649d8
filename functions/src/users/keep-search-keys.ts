import { searchKeysOf, userProfileSchema } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/**
 * Updates the keys by which administrators find a person, from their name and address; a repeated event changes
 * nothing.
 */
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

/** Updates everybody's keys, for profiles older than the keys; returns the number of people. */
export async function fillSearchKeys(store: DocumentStore): Promise<number> {
  const people = await store.find({ collection: 'users' });
  for (const { id } of people) await keepSearchKeys(store, id);
  return people.length;
}
