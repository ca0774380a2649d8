import { readFile } from 'node:fs/promises';
import type { AuthService } from '../../auth/auth-service.ts';
import type { FirestoreService } from '../../firestore/firestore-service.ts';
import { formatTimestamp } from '../../firestore-model/timestamp.ts';
import type { StorageService } from '../../storage/storage-service.ts';

/** The services whose data a state file holds. */
export interface StateServices {
  auth: AuthService;
  firestore: FirestoreService;
  storage: StorageService;
}

export const STATE_FORMAT = 'local-cloud-state';
export const STATE_VERSION = 1;

/** Accounts read at a time. */
const PAGE = 1000;

/**
 * All stored data, as lines of JSON (NDJSON): a header, then accounts with their password hashes, documents with their
 * values as on the wire, and files in base64.
 */
export async function* exportState({ auth, firestore, storage }: StateServices): AsyncGenerator<string> {
  yield line({ kind: STATE_FORMAT, version: STATE_VERSION, exportedAt: new Date().toISOString() });
  for (let after = ''; ; ) {
    const accounts = auth.accounts.list(after, PAGE);
    for (const account of accounts) yield line({ kind: 'account', account });
    const last = accounts.at(-1);
    if (!last) break;
    after = last.localId;
  }
  for (const collection of firestore.store.collectionsBelow('')) {
    for (const { path, fields, createTime, updateTime } of firestore.store.documentsOf(collection)) {
      const times = { createTime: formatTimestamp(createTime), updateTime: formatTimestamp(updateTime) };
      yield line({ kind: 'document', path, fields, ...times });
    }
  }
  for (const stored of storage.list()) {
    const { file, ...object } = stored;
    const bytes = await readFile(storage.pathOf(stored));
    yield line({ kind: 'file', object, base64: bytes.toString('base64') });
  }
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
