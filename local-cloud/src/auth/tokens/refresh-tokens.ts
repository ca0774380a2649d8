import type { DatabaseSync } from 'node:sqlite';
import { textColumn } from '../../sqlite.ts';
import { randomId } from '../accounts/random-id.ts';
import type { SignIn } from './id-token.ts';

export const REFRESH_TOKEN_SCHEMA = `
  CREATE TABLE IF NOT EXISTS refresh_tokens (
    token TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    issued_at INTEGER NOT NULL, sign_in TEXT NOT NULL
  ) WITHOUT ROWID;`;

const TOKEN_LENGTH = 64;

export interface RefreshToken {
  localId: string;
  issuedAt: number;
  signIn: SignIn;
}

/** One opaque token per sign-in, kept as long as the account; refreshing returns the same one, as hosted. */
export class RefreshTokens {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** `issuedAt` in s. */
  issue(localId: string, issuedAt: number, signIn: SignIn): string {
    const token = randomId(TOKEN_LENGTH);
    this.#database
      .prepare('INSERT INTO refresh_tokens VALUES (?, ?, ?, ?)')
      .run(token, localId, issuedAt, JSON.stringify(signIn));
    return token;
  }

  find(token: string): RefreshToken | undefined {
    const row = this.#database.prepare('SELECT * FROM refresh_tokens WHERE token = ?').get(token);
    if (!row) return undefined;
    const signIn = JSON.parse(textColumn(row, 'sign_in')) as SignIn;
    return { localId: textColumn(row, 'account'), issuedAt: Number(row.issued_at), signIn };
  }
}
