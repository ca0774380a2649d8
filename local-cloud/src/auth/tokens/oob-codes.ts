import type { DatabaseSync } from 'node:sqlite';
import { textColumn } from '../../sqlite.ts';
import { AuthError } from '../auth-error.ts';

export type OobRequestType = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'EMAIL_SIGNIN';

/**
 * A message that hosted Firebase would have mailed. `createdAt` in ms; `newEmail` only for a change of e-mail address. A link to sign in has no
 * `localId`: its address need not have an account.
 */
export interface OobCode {
  oobCode: string;
  localId?: string;
  requestType: OobRequestType;
  email: string;
  newEmail?: string;
  oobLink: string;
  createdAt: number;
}

export const OOB_CODE_SCHEMA = `
  CREATE TABLE IF NOT EXISTS oob_codes (
    code TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created INTEGER NOT NULL, data TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS sign_in_links (
    code TEXT PRIMARY KEY, email TEXT NOT NULL, created INTEGER NOT NULL, data TEXT NOT NULL
  );
  CREATE TRIGGER IF NOT EXISTS forget_links AFTER DELETE ON accounts BEGIN
    DELETE FROM sign_in_links WHERE email = OLD.email;
  END;`;

/** Lifetimes of the links in ms: an hour for a password, six to sign in, three days for an e-mail address, as hosted. */
const HOUR = 3_600_000;
const LIFE = {
  PASSWORD_RESET: HOUR,
  EMAIL_SIGNIN: 6 * HOUR,
  VERIFY_EMAIL: 72 * HOUR,
  VERIFY_AND_CHANGE_EMAIL: 72 * HOUR,
};

/** The outbox: unused one-time codes, each good for one use. */
export class OobCodes {
  readonly #database: DatabaseSync;
  readonly #now: () => number;

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** A new address replaces the one that was asked for before: a link to a mistyped address must not take the account over. */
  add(code: OobCode): void {
    const { oobCode, localId, requestType, email, createdAt } = code;
    if (localId === undefined) {
      const sql = 'INSERT INTO sign_in_links VALUES (?, ?, ?, ?)';
      this.#database.prepare(sql).run(oobCode, email, createdAt, JSON.stringify(code));
      return;
    }
    if (requestType === 'VERIFY_AND_CHANGE_EMAIL') {
      const sql = "DELETE FROM oob_codes WHERE account = ? AND data ->> 'requestType' = ?";
      this.#database.prepare(sql).run(localId, requestType);
    }
    const sql = 'INSERT INTO oob_codes VALUES (?, ?, ?, ?)';
    this.#database.prepare(sql).run(oobCode, localId, createdAt, JSON.stringify(code));
  }

  /** Oldest first. */
  list(): OobCode[] {
    return this.#all('ORDER BY created, place').map(parseCode);
  }

  /** Throws INVALID_OOB_CODE for an unknown or used code, EXPIRED_OOB_CODE for an expired one. */
  find(code: string): OobCode {
    const [row] = this.#all('WHERE code = ?', code);
    if (!row) throw new AuthError('INVALID_OOB_CODE');
    const found = parseCode(row);
    if (this.#now() - found.createdAt > LIFE[found.requestType]) throw new AuthError('EXPIRED_OOB_CODE');
    return found;
  }

  remove(code: string): void {
    for (const table of ['oob_codes', 'sign_in_links'])
      this.#database.prepare(`DELETE FROM ${table} WHERE code = ?`).run(code);
  }

  #all(condition: string, ...values: string[]) {
    const both = `SELECT rowid AS place, * FROM oob_codes UNION ALL SELECT rowid, * FROM sign_in_links`;
    return this.#database.prepare(`SELECT data FROM (${both}) ${condition}`).all(...values);
  }
}

function parseCode(row: Record<string, unknown>): OobCode {
  return JSON.parse(textColumn(row, 'data')) as OobCode;
}
