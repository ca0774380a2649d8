import { createECDH } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The private key with which this backend pushes, kept beside its data so that browsers stay subscribed. */
export function keptPushKey(dataFolder: string): string {
  const file = path.join(dataFolder, 'push-key.txt');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Small numbers have fewer bytes.
  const key = pair.getPrivateKey().toString('hex').padStart(64, '0');
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, Buffer.from(key, 'hex').toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
