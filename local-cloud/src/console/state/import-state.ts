import type { StateServices } from './export-state.ts';
import { readState } from './read-state.ts';

/** Replaces all stored data with a state file. Throws HttpError 400 for an invalid file, without changing anything. */
export async function importState({ auth, firestore, storage }: StateServices, text: string): Promise<void> {
  const { accounts, documents, files } = readState(text, firestore.names);
  auth.clear();
  firestore.clear();
  storage.clear();
  for (const account of accounts) auth.accounts.save(account);
  for (const { object, bytes } of files) await storage.restore(object, bytes);
  const changes = documents.map((after) => ({ path: after.path, before: undefined, after }));
  firestore.store.apply(changes, firestore.store.now());
}
