import type { DatabaseSync } from 'node:sqlite';
import { textColumn } from '../../sqlite.ts';
import { AuthError } from '../auth-error.ts';

export type OobRequestType = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';

/** A message that hosted Firebase would have mailed. `createdAt` in ms; `newEmail` only for a change of e-mail address. */
export interface OobCode {
  oobCode: string;
  localId: string;
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
  );`;

/** Lifetimes of the links in ms: an hour for a password, three days for an e-mail address, as hosted. */
const HOUR = 3_600_000;
const LIFE = { PASSWORD_RESET: HOUR, VERIFY_EMAIL: 72 * HOUR, VERIFY_AND_CHANGE_EMAIL: 72 * HOUR };

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
    if (code.requestType === 'VERIFY_AND_CHANGE_EMAIL') {
      const sql = "DELETE FROM oob_codes WHERE account = ? AND data ->> 'requestType' = ?";
      this.#database.prepare(sql).run(code.localId, code.requestType);
    }
    this.#database
      .prepare('INSERT INTO oob_codes VALUES (?, ?, ?, ?)')
      .run(code.oobCode, code.localId, code.createdAt, JSON.stringify(code));
  }

  /** Oldest first. */
  list(): OobCode[] {
    return this.#database.prepare('SELECT data FROM oob_codes ORDER BY created, rowid').all().map(parseCode);
  }

  /** Throws INVALID_OOB_CODE for an unknown or used code, EXPIRED_OOB_CODE for an expired one. */
  find(code: string): OobCode {
    const row = this.#database.prepare('SELECT data FROM oob_codes WHERE code = ?').get(code);
    if (!row) throw new AuthError('INVALID_OOB_CODE');
    const found = parseCode(row);
    if (this.#now() - found.createdAt > LIFE[found.requestType]) throw new AuthError('EXPIRED_OOB_CODE');
    return found;
  }

  remove(code: string): void {
    this.#database.prepare('DELETE FROM oob_codes WHERE code = ?').run(code);
  }
}

function parseCode(row: Record<string, unknown>): OobCode {
  return JSON.parse(textColumn(row, 'data')) as OobCode;
}
