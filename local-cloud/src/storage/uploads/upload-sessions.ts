import type { DatabaseSync } from 'node:sqlite';
import type { CallerOrOwner } from '../../rules/access.ts';
import { textColumn } from '../../sqlite.ts';
import type { MetadataChange } from '../objects/parse-metadata.ts';
import type { UploadLimits } from './upload-limits.ts';

/** Firebase's own, or Cloud Storage's JSON (`cloud`) or XML one. */
export type UploadApi = 'firebase' | 'cloud' | 'xml';

/** A running upload: its bytes so far are the file `<id>.part`. `declaredSize` in bytes, if the client gave it. */
export interface UploadSession {
  id: string;
  bucket: string;
  name: string;
  change: MetadataChange;
  caller: CallerOrOwner;
  /** The API that it came through: only Firebase's gives every file a download token. */
  api: UploadApi;
  /** What the request that began it demands. */
  limits?: UploadLimits;
  declaredSize?: number;
  /** Milliseconds. */
  startedAt: number;
  status: 'active' | 'final';
}

/** What is known of a finished upload goes with its file. */
export const UPLOAD_SCHEMA = `
  CREATE TABLE IF NOT EXISTS uploads (id TEXT PRIMARY KEY, started INTEGER NOT NULL, data TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS upload_names ON uploads (data ->> 'name');
  CREATE TRIGGER IF NOT EXISTS forget_uploads AFTER DELETE ON objects BEGIN
    DELETE FROM uploads
      WHERE data ->> 'name' = OLD.name AND data ->> 'bucket' = OLD.bucket AND data ->> 'status' = 'final';
  END;`;

/** Hosted sessions last a week. */
const LIFE_MS = 7 * 24 * 3_600_000;

/** Resumable uploads, kept on disk so that they survive a restart. */
export class UploadSessions {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get(id: string): UploadSession | undefined {
    const row = this.#database.prepare('SELECT data FROM uploads WHERE id = ?').get(id);
    return row && (JSON.parse(textColumn(row, 'data')) as UploadSession);
  }

  save(session: UploadSession): void {
    this.#database
      .prepare('INSERT OR REPLACE INTO uploads VALUES (?, ?, ?)')
      .run(session.id, session.startedAt, JSON.stringify(session));
  }

  remove(id: string): void {
    this.#database.prepare('DELETE FROM uploads WHERE id = ?').run(id);
  }

  /** Deletes expired sessions and returns the ids that remain. `now` in ms. */
  sweep(now: number): Set<string> {
    this.#database.prepare('DELETE FROM uploads WHERE started < ?').run(now - LIFE_MS);
    return new Set(
      this.#database
        .prepare('SELECT id FROM uploads')
        .all()
        .map((row) => textColumn(row, 'id')),
    );
  }

  clear(): void {
    this.#database.exec('DELETE FROM uploads');
  }
}
