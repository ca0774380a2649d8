import type { FirestoreRulesBook, StorageRulesBook } from './rules-book.ts';

/** The backend's state that a test of rules may change. */
export interface RulesTests {
  firestoreRules: FirestoreRulesBook;
  storageRules: StorageRulesBook;
}
