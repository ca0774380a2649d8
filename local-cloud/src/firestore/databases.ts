import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FirestoreRules } from '../rules/access.ts';
import { RpcError } from '../status.ts';
import { Database } from './database.ts';

type DatabaseOptions = ConstructorParameters<typeof Database>[0];

interface DatabasesOptions extends DatabaseOptions {
  /** The rules of another database of the project, or of another project; without it they are those of the main one. */
  rulesOf?: ((project: string, databaseId: string) => FirestoreRules) | undefined;
  /** Serves every project that is asked for, in memory: tests of rules name what they like. */
  anyProject?: boolean | undefined;
}

const NAME = /^projects\/([^/]+)\/databases\/([^/]+)$/;
const PROJECT = /^[a-z0-9][a-z0-9:.-]{0,62}$/;
const DATABASE_ID = /^(?:\(default\)|[a-z][a-z0-9-]{2,61}[a-z0-9])$/;
/** What a page could make this process open. */
const MAX_DATABASES = 100;

/** The project's default database and those with a name, each opened when it is first asked for. */
export class Databases {
  readonly main: Database;
  readonly #options: DatabasesOptions;
  readonly #others = new Map<string, Database>();

  constructor(options: DatabasesOptions) {
    this.#options = options;
    this.main = new Database(options);
    for (const id of this.#stored()) this.get(`projects/${options.project}/databases/${id}`);
  }

  /** The database of a name "projects/{project}/databases/{id}". Throws NOT_FOUND or INVALID_ARGUMENT. */
  get(name: string): Database {
    if (name === this.main.names.database) return this.main;
    const opened = this.#others.get(name) ?? this.#open(name);
    this.#others.set(name, opened);
    return opened;
  }

  /** Drops every document of every database. */
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

  /** The ids of the databases that an earlier run left behind: what is dropped must not come back when they are asked for. */
  #stored(): string[] {
    const { databaseFile } = this.#options;
    if (databaseFile === ':memory:') return [];
    const prefix = `${path.basename(databaseFile, '.sqlite')}-`;
    const files = readdirSync(path.dirname(databaseFile)).filter((file) => file.startsWith(prefix));
    return files.filter((file) => file.endsWith('.sqlite')).map((file) => file.slice(prefix.length, -'.sqlite'.length));
  }

  /** Beside the main file: "firestore.sqlite" has "firestore-{id}.sqlite". */
  #fileOf(databaseId: string): string {
    const { databaseFile } = this.#options;
    return databaseFile === ':memory:' ? databaseFile : databaseFile.replace(/(\.sqlite)?$/, `-${databaseId}$1`);
  }
}
