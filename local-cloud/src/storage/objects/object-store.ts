import type { DatabaseSync } from 'node:sqlite';
import { textColumn } from '../../sqlite.ts';
import type { StoredObject } from './stored-object.ts';

export const OBJECT_SCHEMA = `
  CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT, name TEXT, file TEXT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (bucket, name)
  ) WITHOUT ROWID;`;

/** The index of the stored files; the bytes are on disk beside it. */
export class ObjectStore {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get(bucket: string, name: string): StoredObject | undefined {
    const row = this.#database.prepare('SELECT data FROM objects WHERE bucket = ? AND name = ?').get(bucket, name);
    return row && parseObject(row);
  }

  save(object: StoredObject): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?)')
      .run(object.bucket, object.name, object.file, JSON.stringify(object));
  }

  remove({ bucket, name }: StoredObject): void {
    this.#database.prepare('DELETE FROM objects WHERE bucket = ? AND name = ?').run(bucket, name);
  }

  /** In the order of names (UTF-8 bytes), from `first` on. */
  *from(bucket: string, first: string): Generator<StoredObject> {
    const rows = this.#database.prepare('SELECT data FROM objects WHERE bucket = ? AND name >= ? ORDER BY name');
    for (const row of rows.iterate(bucket, first)) yield parseObject(row);
  }

  /** In the order of buckets and names. */
  all(): StoredObject[] {
    return this.#database.prepare('SELECT data FROM objects ORDER BY bucket, name').all().map(parseObject);
  }

  /** Names on disk that the index still needs. */
  files(): Set<string> {
    return new Set(
      this.#database
        .prepare('SELECT file FROM objects')
        .all()
        .map((row) => textColumn(row, 'file')),
    );
  }

  clear(): void {
    this.#database.exec('DELETE FROM objects');
  }
}

function parseObject(row: Record<string, unknown>): StoredObject {
  return JSON.parse(textColumn(row, 'data')) as StoredObject;
}
