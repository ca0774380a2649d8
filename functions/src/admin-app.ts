import { generateKeyPairSync } from 'node:crypto';
import { type App, cert, getApps, initializeApp } from 'firebase-admin/app';

/**
 * The Admin SDK's app. Hosted, the service's own credentials apply; beside local services there are none, and the SDK's
 * REST transport still wants some, so local-cloud's key, which it knows again under an
 * address to a file, or one made on the spot signs its tokens.
 */
export function adminApp(): App {
  const [existing] = getApps();
  if (existing) return existing;
  return process.env.FIRESTORE_EMULATOR_HOST ? localApp() : initializeApp();
}

function localApp(): App {
  const projectId = process.env.GCLOUD_PROJECT ?? 'demo-cursiv';
  const { storageBucket } = JSON.parse(process.env.FIREBASE_CONFIG ?? '{}') as { storageBucket?: string };
  const clientEmail = `local@${projectId}.iam.gserviceaccount.com`;
  const credential = cert({ projectId, clientEmail, privateKey: process.env.LOCAL_CLOUD_KEY ?? madeKey() });
  return initializeApp({ projectId, credential, ...(storageBucket && { storageBucket }) });
}

const madeKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
