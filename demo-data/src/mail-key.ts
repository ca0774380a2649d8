import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The secret with which this backend signs the links in mails, kept beside its data so that old mails stay good. */
export function keptMailKey(dataFolder: string): string {
  const file = path.join(dataFolder, 'mail-key.txt');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const key = randomBytes(32).toString('base64url');
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, key, { mode: 0o600 });
  return key;
}
