import { type FirebaseConfig, firebaseConfig } from '@cursiv/shared-firebase';
import { parseRegistry } from '@cursiv/shared-platform';
import type { CheckId } from './cors-check.ts';

type TargetId = 'shell' | 'payload' | 'section' | 'auth' | 'database' | 'storage' | 'functions' | 'clip';

/** An address that pages read over the network. */
export interface Target {
  id: TargetId;
  /** The section's id, where the target is one. */
  section?: string;
  address: string;
  /** Must pass for the site to work; the other checks are for information. */
  needs: readonly CheckId[];
  /** Static files are open to everybody; services may refuse the request itself, which also counts as an answer. */
  isFile: boolean;
}

const REGISTRY = '/platform/registry.json';
const PAYLOAD = '/payload/ro/index.json';
/** The region of the functions. */
const REGION = 'us-central1';

/** Every origin that the site reads from in this deployment. Throws when the registry cannot be read. */
export async function corsTargets(): Promise<Target[]> {
  const response = await fetch(REGISTRY, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${REGISTRY} answered ${response.status}`);
  const { sections } = parseRegistry(await response.json());
  return [
    { id: 'shell', address: new URL(REGISTRY, location.origin).href, needs: ['simple'], isFile: true },
    { id: 'payload', address: new URL(PAYLOAD, location.origin).href, needs: ['simple'], isFile: true },
    ...Object.entries(sections).map(([section, { origin }]): Target => {
      const address = new URL('/current.json', origin).href;
      return { id: 'section', section, address, needs: ['simple'], isFile: true };
    }),
    ...serviceTargets(firebaseConfig()),
  ];
}

/** The hosted services, or the local backend instead. */
function serviceTargets({ firebase, localCloud }: FirebaseConfig): Target[] {
  const { apiKey, projectId, storageBucket } = firebase;
  const identity = localCloud
    ? `${localCloud}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const firestore = localCloud ?? 'https://firestore.googleapis.com';
  const storage = localCloud ?? 'https://storage.googleapis.com';
  const functions = localCloud
    ? `${localCloud}/${projectId}/${REGION}`
    : `https://${REGION}-${projectId}.cloudfunctions.net`;
  const common = { needs: ['simple', 'preflight'], isFile: false } as const;
  return [
    { id: 'auth', address: `${identity}/v1/projects?key=${encodeURIComponent(apiKey)}`, ...common },
    {
      id: 'database',
      address: `${firestore}/v1/projects/${projectId}/databases/(default)/documents/config/public`,
      ...common,
    },
    {
      id: 'storage',
      address: `${storage}/${storageBucket}/diagnostics/nothing`,
      needs: ['simple', 'method'],
      isFile: false,
    },
    // Pages reach the functions through the site's own origin; access from other origins is shown, not required.
    { id: 'functions', address: `${functions}/payload${PAYLOAD}`, needs: [], isFile: false },
  ];
}
