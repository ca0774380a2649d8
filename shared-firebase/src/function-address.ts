import { firebaseConfig } from './config.ts';

/** The default region of functions (spec §9). */
export const REGION = 'us-central1';

/** The address of a function, for a request that no SDK makes. */
export function functionAddress(name: string): string {
  const { firebase, localCloud } = firebaseConfig();
  const { projectId } = firebase;
  const origin = localCloud
    ? `${localCloud}/${projectId}/${REGION}`
    : `https://${REGION}-${projectId}.cloudfunctions.net`;
  return `${origin}/${name}`;
}
