import { DatabaseSync } from 'node:sqlite';

/** Opens a database file with durable commits and creates its tables. Throws SQLite's error when the file is damaged. */
export function openDatabase(file: string, schema: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA busy_timeout = 2000;',
  );
  database.exec(schema);
  return database;
}

/** A column that the schema declares as text. */
export function textColumn(row: Record<string, unknown>, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`Column ${column} holds no text.`);
  return value;
}
