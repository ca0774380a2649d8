import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** A service account's private key in PEM: functions sign with it, and local-cloud recognises their signatures by it. */
export const newServiceKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;

/**
 * The key of the service account in a file, as Google's libraries read it; only this user may read the file, which is made
 * when it is missing. It outlives a restart: addresses that were signed before are good until they end.
 */
export function keepServiceAccount(file: string, project: string): string {
  const known = keyIn(file);
  if (known !== undefined) return known;
  const key = newServiceKey();
  const account = {
    type: 'service_account',
    project_id: project,
    client_email: `local@${project}.iam.gserviceaccount.com`,
  };
  writeFileSync(file, JSON.stringify({ ...account, private_key: key }), { mode: 0o600 });
  return key;
}

/** Undefined for a file that is missing or damaged. */
function keyIn(file: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { private_key: string }).private_key;
  } catch {
    return undefined;
  }
}
