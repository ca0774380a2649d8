import { DatabaseSync } from 'node:sqlite';

/** How long the journal of a running database may keep what was deleted or replaced, in milliseconds. */
const JOURNAL_MS = 10_000;

/** Opens a database file with durable commits and creates its tables. Throws SQLite's error when the file is damaged. */
export function openDatabase(file: string, schema: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA busy_timeout = 2000;',
  );
  database.exec(schema);
  keepJournalShort(database);
  return database;
}

/**
 * Empties the write-ahead journal of a database again and again until it is closed. SQLite would keep old pages there until it has
 * overwritten them, and with them what `secure_delete` has overwritten in the database itself.
 */
export function keepJournalShort(database: DatabaseSync): void {
  const timer = setInterval(() => {
    if (database.isOpen) database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    else clearInterval(timer);
  }, JOURNAL_MS);
  timer.unref();
}

/**
 * Closes a database. If anything was changed, the file is written anew first: a page that was split may keep pieces of rows that were removed
 * later, also with `secure_delete`.
 */
export function closeDatabase(database: DatabaseSync): void {
  if (database.prepare('SELECT total_changes() AS changes').get()?.changes !== 0) database.exec('VACUUM');
  database.close();
}

/** A column that the schema declares as text. */
export function textColumn(row: Record<string, unknown>, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`Column ${column} holds no text.`);
  return value;
}
