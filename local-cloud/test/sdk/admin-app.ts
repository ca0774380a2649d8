import { generateKeyPairSync } from 'node:crypto';
import { type App, cert, getApps, initializeApp } from 'firebase-admin/app';
import { PROJECT } from './backend/project.ts';

/**
 * The Admin SDK's app. Its REST transport needs a key to sign with; local-cloud checks no signature, so any key works.
 */
export function adminApp(): App {
  const [existing] = getApps();
  if (existing) return existing;
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const clientEmail = `local@${PROJECT}.iam.gserviceaccount.com`;
  return initializeApp({ projectId: PROJECT, credential: cert({ projectId: PROJECT, clientEmail, privateKey }) });
}
