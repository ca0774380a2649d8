import { statSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { DocumentChange, StoredDocument } from '../../firestore-model/document.ts';
import { collectionOf, idOf } from '../../firestore-model/names/resource-names.ts';
import type { WireFields } from '../../firestore-model/wire.ts';
import { closeDatabase, keepJournalShort } from '../../sqlite.ts';
import type { UntoldCommit } from './commit-events.ts';

/** Above this size, checking every page at opening would be noticeable; header and schema are checked in any case. */
const FULL_CHECK_BYTES = 64 * 1024 * 1024;
const BUSY_TIMEOUT_MS = 5000;
/** SQLite's limit of a query that has none. */
const ALL = -1;

/**
 * WAL with synchronous=NORMAL: when a commit returns, the operating system has the transaction, so it survives the
 * death of this process at any moment.
 */
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS firestore_documents (
    path TEXT PRIMARY KEY,
    collection TEXT NOT NULL,
    collection_id TEXT NOT NULL,
    fields TEXT NOT NULL,
    create_time INTEGER NOT NULL,
    update_time INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS firestore_untold (time INTEGER PRIMARY KEY, changes TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS firestore_collections ON firestore_documents (collection);
  CREATE INDEX IF NOT EXISTS firestore_collection_groups ON firestore_documents (collection_id, collection);
`;

/** The documents in their SQLite file. */
export class DocumentTable {
  readonly #database: DatabaseSync;
  readonly #statements: ReturnType<typeof prepare>;

  /** Opens or creates `file`. Throws an Error with one clear line when it is not a readable database. */
  constructor(file: string) {
    const { database, statements } = open(file);
    this.#database = database;
    this.#statements = statements;
  }

  /** The latest update time, in microseconds; 0 without documents. */
  lastUpdateTime(): number {
    return Number(this.#statements.lastUpdateTime.get()?.time ?? 0);
  }

  isEmpty(): boolean {
    return this.#statements.any.get() === undefined;
  }

  document(path: string): StoredDocument | undefined {
    const row = this.#statements.document.get(path);
    return row && toDocument(row);
  }

  /** The documents of a collection that come after a path, in the order of paths: all of them, or the first ones. */
  documentsAfter(collection: string, path: string, most = ALL): StoredDocument[] {
    return this.#statements.documents.all(collection, path, most).map(toDocument);
  }

  /** Paths of the collections with so many documents or more, the smallest first. */
  largeCollections(documents: number): string[] {
    return this.#statements.large.all(documents).map((row) => String(row.collection));
  }

  /** Paths of the non-empty collections, with one id or all. */
  collections(id?: string): string[] {
    const rows = id === undefined ? this.#statements.collections.all() : this.#statements.group.all(id);
    return rows.map((row) => String(row.collection));
  }

  /** Applies all changes or none; with a time, together with the note that their events are yet to be told. */
  apply(changes: readonly DocumentChange[], untoldAt?: number): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      if (untoldAt !== undefined) this.#statements.note.run(untoldAt, JSON.stringify(changes));
      for (const { path, after } of changes) {
        if (after) this.#put(after);
        else this.#statements.remove.run(path);
      }
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** The commits whose events have not come to their end, oldest first. */
  untold(): UntoldCommit[] {
    return this.#statements.untold.all().map(({ time, changes }) => ({
      time: Number(time),
      changes: JSON.parse(String(changes)) as DocumentChange[],
    }));
  }

  /** The events of the commit at a time have come to their end. */
  told(time: number): void {
    this.#statements.told.run(time);
  }

  clear(): void {
    this.#database.exec('DELETE FROM firestore_documents; DELETE FROM firestore_untold;');
  }

  close(): void {
    closeDatabase(this.#database);
  }

  #put({ path, fields, createTime, updateTime }: StoredDocument): void {
    const collection = collectionOf(path);
    this.#statements.put.run(path, collection, idOf(collection), JSON.stringify(fields), createTime, updateTime);
  }
}

function open(file: string): { database: DatabaseSync; statements: ReturnType<typeof prepare> } {
  try {
    const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    try {
      database.exec(SCHEMA);
      const check = size(file) <= FULL_CHECK_BYTES ? database.prepare('PRAGMA quick_check(1)').get() : undefined;
      if (check && check.quick_check !== 'ok') throw new Error(String(check.quick_check));
      keepJournalShort(database);
      return { database, statements: prepare(database) };
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n').join(' ') : String(error);
    throw new Error(`The data file ${file} is not a readable database (${reason}).`, { cause: error });
  }
}

function size(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function prepare(database: DatabaseSync) {
  return {
    put: database.prepare(`
      INSERT INTO firestore_documents VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (path) DO UPDATE SET
        fields = excluded.fields, create_time = excluded.create_time, update_time = excluded.update_time`),
    remove: database.prepare('DELETE FROM firestore_documents WHERE path = ?'),
    document: database.prepare('SELECT path, fields, create_time, update_time FROM firestore_documents WHERE path = ?'),
    documents: database.prepare(`
      SELECT path, fields, create_time, update_time FROM firestore_documents
      WHERE collection = ? AND path > ? ORDER BY path LIMIT ?`),
    large: database.prepare(
      'SELECT collection FROM firestore_documents GROUP BY collection HAVING count(*) >= ? ORDER BY count(*)',
    ),
    collections: database.prepare('SELECT DISTINCT collection FROM firestore_documents ORDER BY collection'),
    group: database.prepare('SELECT DISTINCT collection FROM firestore_documents WHERE collection_id = ?'),
    note: database.prepare('INSERT INTO firestore_untold VALUES (?, ?)'),
    untold: database.prepare('SELECT time, changes FROM firestore_untold ORDER BY time'),
    told: database.prepare('DELETE FROM firestore_untold WHERE time = ?'),
    lastUpdateTime: database.prepare('SELECT max(update_time) AS time FROM firestore_documents'),
    any: database.prepare('SELECT 1 FROM firestore_documents LIMIT 1'),
  };
}

function toDocument(row: Record<string, SQLOutputValue>): StoredDocument {
  return {
    path: String(row.path),
    fields: JSON.parse(String(row.fields)) as WireFields,
    createTime: Number(row.create_time),
    updateTime: Number(row.update_time),
  };
}
