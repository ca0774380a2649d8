import type { FirestoreRules, StorageRules } from './access.ts';
import { FirestoreRuleset } from './firestore-ruleset.ts';
import { parseRules } from './parse/parse-rules.ts';
import { StorageRuleset } from './storage-ruleset.ts';

interface RulesOptions {
  /** The project whose documents the rules guard; references to other projects are plain paths. */
  project: string;
  /** Id of the database; the default one unless it has a name. */
  database?: string;
}

/** The rules of `service cloud.firestore` in a rules file. Throws RulesSyntaxError with line and column. */
export function loadFirestoreRules(source: string, { project, database }: RulesOptions): FirestoreRules {
  return new FirestoreRuleset(parseRules(source, 'cloud.firestore'), project, undefined, database);
}

/** The rules of `service firebase.storage` in a rules file. Throws RulesSyntaxError with line and column. */
export function loadStorageRules(source: string, { project }: RulesOptions): StorageRules {
  return new StorageRuleset(parseRules(source, 'firebase.storage'), project);
}
