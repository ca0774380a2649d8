import path from 'node:path';
import { type LocalCloud, type Strangers, startLocalCloud } from '@cursiv/local-cloud';
import { keptCertificateKey } from './certificate-key.ts';
import { keptKey } from './kept-key.ts';
import { keptPushKey } from './push-key.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The default data folder of the product's own backend. */
export const DEFAULT_DATA_FOLDER = path.join(root, '.local-cloud');

const PROJECT = 'demo-cursiv';

/** How the backend begins. */
interface Beginning {
  /** Deletes the folder's data, once the port is ours. */
  fresh: boolean;
  /** Puts nothing but an administrator into it instead of demo data. */
  empty: boolean;
  /** Starts without functions, so that no document that is put into it starts one. */
  bare?: boolean;
  /** Puts a large site of so many courses beside the demo data. */
  scale?: number;
  /** Serves strangers too: mail leaves by `SMTP_URL` then, and nothing on this machine shows it. */
  strangers?: Strangers;
}

async function mailPreviews() {
  const { mailPreviews: previews } = await import('@cursiv/functions/mail-previews');
  return previews();
}

/** Starts the backend with the product's rules and functions. */
export function startProductCloud(
  port: number,
  dataFolder: string,
  { fresh, empty, bare = false, scale = 0, strangers }: Beginning,
): Promise<LocalCloud> {
  process.env.CERTIFICATE_KEY ??= keptCertificateKey(dataFolder);
  process.env.MAIL_KEY ??= keptKey(dataFolder, 'mail');
  process.env.BOUNCE_KEY ??= keptKey(dataFolder, 'bounce');
  process.env.PUSH_KEY ??= keptPushKey(dataFolder);
  const mailPort = port === 0 ? 0 : port + 1;
  process.env.SMTP_URL ??= `smtp://127.0.0.1:${mailPort}`;
  const bounces = { path: `/${PROJECT}/us-central1/bounces`, key: process.env.BOUNCE_KEY };
  return startLocalCloud({
    port,
    dataFolder,
    fresh,
    project: PROJECT,
    firestoreRules: path.join(root, 'firestore.rules'),
    firestoreIndexes: path.join(root, 'firestore.indexes.json'),
    storageRules: path.join(root, 'storage.rules'),
    ...(!bare && { functionsEntry: path.join(root, 'functions/src/main.ts') }),
    ...(strangers ? { strangers } : { mailPort, mailPreviews, ...(!bare && { bounces }), seed }),
  });

  async function seed(cloud: LocalCloud): Promise<void> {
    const { fillCloud } = await import('./seed-cloud.ts');
    const { seedAdministrator, seedDemo } = await import('./seed-demo.ts');
    const { seedScaled } = await import('./scale/seed-scaled.ts');
    if (scale > 0) await fillCloud(cloud, (target) => seedScaled(target, scale));
    else await fillCloud(cloud, empty ? seedAdministrator : seedDemo);
  }
}
