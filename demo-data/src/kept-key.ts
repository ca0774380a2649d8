import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A secret of this backend, kept beside its data: the one that signs the links in mails, so that old mails stay good, or the one that lets
 * the mail system report what came back.
 */
export function keptKey(dataFolder: string, name: 'mail' | 'bounce'): string {
  const file = path.join(dataFolder, `${name}-key.txt`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const key = randomBytes(32).toString('base64url');
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, key, { mode: 0o600 });
  return key;
}
