import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { acceptLocalTokens } from './local-app-check.ts';

/**
 * The Admin SDK's app. Hosted, it uses the service's own credentials; inside local-cloud those that it names. Elsewhere
 * beside local services there are none, and the SDK's REST transport still needs some: a key that opens nothing.
 */
export function adminApp(): App {
  const [existing] = getApps();
  if (existing) return existing;
  return process.env.FIRESTORE_EMULATOR_HOST ? localApp() : initializeApp();
}

function localApp(): App {
  const projectId = process.env.GCLOUD_PROJECT ?? 'demo-cursiv';
  process.env.GOOGLE_APPLICATION_CREDENTIALS ??= keyFile(projectId);
  const { storageBucket } = JSON.parse(process.env.FIREBASE_CONFIG ?? '{}') as { storageBucket?: string };
  const app = initializeApp({ projectId, ...(storageBucket && { storageBucket }) });
  acceptLocalTokens(app, projectId);
  return app;
}

/** Google's libraries find the key at this path by themselves; it exists until the process ends. */
function keyFile(projectId: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-key-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'key.json');
  const owner = { project_id: projectId, client_email: `local@${projectId}.iam.gserviceaccount.com` };
  const key = { type: 'service_account', ...owner, private_key: madeKey() };
  writeFileSync(file, JSON.stringify(key), { mode: 0o600 });
  return file;
}

const madeKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
