import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The private key in PEM with which this backend signs certificates: made once, and kept beside its data even when
 * that begins anew, so that printed certificates stay true.
 */
export function keptCertificateKey(dataFolder: string): string {
  const file = path.join(dataFolder, 'certificate-key.pem');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, pem, { mode: 0o600 });
  return pem;
}
