import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The secret that signs ID tokens, made once and kept beside the data: without it, everybody would have to sign in again. */
export function keptTokenKey(dataFolder: string): string {
  const file = path.join(dataFolder, 'token-key.txt');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const key = randomBytes(32).toString('base64url');
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, key, { mode: 0o600 });
  return key;
}
