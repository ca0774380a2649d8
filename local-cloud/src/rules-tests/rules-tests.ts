import type { FirestoreRulesBook, StorageRulesBook } from './rules-book.ts';

/** What a test of rules may change. */
export interface RulesTests {
  firestoreRules: FirestoreRulesBook;
  storageRules: StorageRulesBook;
}
