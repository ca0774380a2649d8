import { generateKeyPairSync } from 'node:crypto';
import { type App, cert, getApps, initializeApp } from 'firebase-admin/app';
import { acceptLocalTokens } from './app-check/local-app-check.ts';

/**
 * The Admin SDK's app. Hosted, the service's own credentials apply; beside local services there are none, and the SDK's
 * REST transport still wants some, so a key made on the spot signs its tokens.
 */
export function adminApp(): App {
  const [existing] = getApps();
  if (existing) return existing;
  return process.env.FIRESTORE_EMULATOR_HOST ? localApp() : initializeApp();
}

function localApp(): App {
  const projectId = process.env.GCLOUD_PROJECT ?? 'demo-cursiv';
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const clientEmail = `local@${projectId}.iam.gserviceaccount.com`;
  const app = initializeApp({ projectId, credential: cert({ projectId, clientEmail, privateKey }) });
  acceptLocalTokens(app, projectId);
  return app;
}
