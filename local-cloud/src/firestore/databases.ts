import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FirestoreRules } from '../rules/access.ts';
import { RpcError } from '../status.ts';
import { Database } from './database.ts';

type DatabaseOptions = ConstructorParameters<typeof Database>[0];

interface DatabasesOptions extends DatabaseOptions {
  /** The rules of another database or project; without it, those of the main one apply. */
  rulesOf?: ((project: string, databaseId: string) => FirestoreRules) | undefined;
  /** Serves any project, in memory: tests of rules choose their own names. */
  anyProject?: boolean | undefined;
}

const NAME = /^projects\/([^/]+)\/databases\/([^/]+)$/;
const PROJECT = /^[a-z0-9][a-z0-9:.-]{0,62}$/;
const DATABASE_ID = /^(?:\(default\)|[a-z][a-z0-9-]{2,61}[a-z0-9])$/;
/** The most databases that a page could make this process open. */
const MAX_DATABASES = 100;

/** The project's default and named databases, each opened at its first use. */
export class Databases {
  readonly main: Database;
  readonly #options: DatabasesOptions;
  readonly #others = new Map<string, Database>();

  constructor(options: DatabasesOptions) {
    this.#options = options;
    this.main = new Database(options);
    for (const id of this.#stored()) this.get(`projects/${options.project}/databases/${id}`);
  }

  /** The database named "projects/{project}/databases/{id}". Throws NOT_FOUND or INVALID_ARGUMENT. */
  get(name: string): Database {
    if (name === this.main.names.database) return this.main;
    const opened = this.#others.get(name) ?? this.#open(name);
    this.#others.set(name, opened);
    return opened;
  }

  /** Deletes every document of every database. */
  clear(): void {
    for (const database of this.#all()) database.store.clear();
  }

  close(): void {
    for (const database of this.#all()) database.store.close();
  }

  #all(): Database[] {
    return [this.main, ...this.#others.values()];
  }

  #open(name: string): Database {
    const [, project = '', databaseId = ''] = NAME.exec(name) ?? [];
    if (!PROJECT.test(project) || !DATABASE_ID.test(databaseId))
      throw new RpcError('INVALID_ARGUMENT', `"${name}" is not the name of a database.`);
    if (project !== this.#options.project && !this.#options.anyProject)
      throw new RpcError('NOT_FOUND', `The project ${project} does not exist; this is ${this.#options.project}.`);
    if (this.#others.size >= MAX_DATABASES)
      throw new RpcError('RESOURCE_EXHAUSTED', `No more than ${MAX_DATABASES} databases are opened.`);
    const { rulesOf, rules, watch } = this.#options;
    const databaseFile = project === this.#options.project ? this.#fileOf(databaseId) : ':memory:';
    return new Database({
      databaseFile,
      project,
      databaseId,
      rules: rulesOf?.(project, databaseId) ?? rules,
      ...(watch && { watch }),
    });
  }

  /** The ids of the databases that an earlier run left behind: deleted data must not come back when they are opened. */
  #stored(): string[] {
    const { databaseFile } = this.#options;
    if (databaseFile === ':memory:') return [];
    const prefix = `${path.basename(databaseFile, '.sqlite')}-`;
    const files = readdirSync(path.dirname(databaseFile)).filter((file) => file.startsWith(prefix));
    return files.filter((file) => file.endsWith('.sqlite')).map((file) => file.slice(prefix.length, -'.sqlite'.length));
  }

  /** Next to the main file: "firestore-{id}.sqlite" beside "firestore.sqlite". */
  #fileOf(databaseId: string): string {
    const { databaseFile } = this.#options;
    return databaseFile === ':memory:' ? databaseFile : databaseFile.replace(/(\.sqlite)?$/, `-${databaseId}$1`);
  }
}
