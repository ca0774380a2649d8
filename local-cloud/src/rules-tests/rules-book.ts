import type { FirestoreRules, StorageRules } from '../rules/access.ts';
import { loadFirestoreRules, loadStorageRules } from '../rules/load-rules.ts';

/** Firestore's rules by project, which a test may replace while the databases they guard are open. */
export class FirestoreRulesBook {
  readonly #text: string;
  readonly #replaced = new Map<string, string>();
  #loaded = new Map<string, FirestoreRules>();

  /** `text` has the default rules of every project. Throws RulesSyntaxError. */
  constructor(text: string, project: string) {
    loadFirestoreRules(text, { project });
    this.#text = text;
  }

  /** The rules of a database, looked up at every use. */
  readonly of = (project: string, database = '(default)'): FirestoreRules => {
    const now = () => this.#load(project, database);
    return {
      judgeGet: (...asked) => now().judgeGet(...asked),
      judgeList: (...asked) => now().judgeList(...asked),
      judgeWrite: (...asked) => now().judgeWrite(...asked),
    };
  };

  /** Throws RulesSyntaxError, with the old rules still in force. */
  replace(project: string, text: string): void {
    loadFirestoreRules(text, { project });
    this.#replaced.set(project, text);
    this.#loaded = new Map();
  }

  #load(project: string, database: string): FirestoreRules {
    const key = `${project}/${database}`;
    const known = this.#loaded.get(key);
    if (known) return known;
    const rules = loadFirestoreRules(this.#replaced.get(project) ?? this.#text, { project, database });
    this.#loaded.set(key, rules);
    return rules;
  }
}

/** Storage's rules, which a test may replace. */
export class StorageRulesBook implements StorageRules {
  readonly #project: string;
  #rules: StorageRules;

  /** Throws RulesSyntaxError. */
  constructor(text: string, project: string) {
    this.#project = project;
    this.#rules = loadStorageRules(text, { project });
  }

  judge(...asked: Parameters<StorageRules['judge']>): void {
    this.#rules.judge(...asked);
  }

  /** Throws RulesSyntaxError, with the old rules still in force. */
  replace(text: string): void {
    this.#rules = loadStorageRules(text, { project: this.#project });
  }
}
