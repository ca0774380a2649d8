import { generateKeyPairSync } from 'node:crypto';

/** A service account's private key in PEM: functions sign with it, and local-cloud recognises their signatures by it. */
export const newServiceKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
