import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';

/** A service account's private key in PEM: functions sign with it, and local-cloud recognises their signatures by it. */
export const newServiceKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;

/** Writes a service account with this key as Google's libraries read it; only this user may read the file. */
export function writeServiceAccount(file: string, project: string, key: string): void {
  const account = {
    type: 'service_account',
    project_id: project,
    client_email: `local@${project}.iam.gserviceaccount.com`,
  };
  writeFileSync(file, JSON.stringify({ ...account, private_key: key }), { mode: 0o600 });
}
