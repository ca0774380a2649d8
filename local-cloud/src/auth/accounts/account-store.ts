import type { DatabaseSync } from 'node:sqlite';
import { textColumn } from '../../sqlite.ts';
import type { Account } from './account.ts';

export const ACCOUNT_SCHEMA = `
  CREATE TABLE IF NOT EXISTS accounts (id TEXT PRIMARY KEY, email TEXT UNIQUE, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS identities (
    provider TEXT, raw_id TEXT, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    PRIMARY KEY (provider, raw_id)
  ) WITHOUT ROWID;`;

/** Accounts by id, e-mail (always lower case) and federated identity. */
export class AccountStore {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  byId(id: string): Account | undefined {
    return this.#one('SELECT data FROM accounts WHERE id = ?', id);
  }

  byEmail(email: string): Account | undefined {
    return this.#one('SELECT data FROM accounts WHERE email = ?', email.toLowerCase());
  }

  byIdentity(provider: string, rawId: string): Account | undefined {
    const sql = 'SELECT data FROM identities JOIN accounts ON id = account WHERE provider = ? AND raw_id = ?';
    return this.#one(sql, provider, rawId);
  }

  /** At most `limit` accounts in the order of their ids, starting after `after`. */
  list(after: string, limit: number): Account[] {
    return this.#database
      .prepare('SELECT data FROM accounts WHERE id > ? ORDER BY id LIMIT ?')
      .all(after, limit)
      .map(parseAccount);
  }

  count(): number {
    return Number(this.#database.prepare('SELECT count(*) AS count FROM accounts').get()?.count);
  }

  withProvider(provider: string): Account[] {
    return this.#database
      .prepare('SELECT data FROM identities JOIN accounts ON id = account WHERE provider = ? ORDER BY email')
      .all(provider)
      .map(parseAccount);
  }

  save(account: Account): void {
    this.#atomically(() => {
      this.#database
        .prepare(
          `INSERT INTO accounts (id, email, data) VALUES (?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET email = excluded.email, data = excluded.data`,
        )
        .run(account.localId, account.email ?? null, JSON.stringify(account));
      this.#database.prepare('DELETE FROM identities WHERE account = ?').run(account.localId);
      for (const { providerId, rawId } of account.providers) {
        if (providerId === 'password') continue;
        this.#database.prepare('INSERT INTO identities VALUES (?, ?, ?)').run(providerId, rawId, account.localId);
      }
    });
  }

  /** Returns whether the account existed. */
  remove(id: string): boolean {
    return this.#database.prepare('DELETE FROM accounts WHERE id = ?').run(id).changes > 0;
  }

  clear(): void {
    this.#database.exec('DELETE FROM accounts');
  }

  #one(sql: string, ...values: string[]): Account | undefined {
    const row = this.#database.prepare(sql).get(...values);
    return row && parseAccount(row);
  }

  #atomically(work: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}

function parseAccount(row: Record<string, unknown>): Account {
  return JSON.parse(textColumn(row, 'data')) as Account;
}
