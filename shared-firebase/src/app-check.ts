import { firebaseApp } from './app.ts';
import { attestation } from './attest.ts';

/** The App Check token for a request to one of our functions that no SDK makes; undefined where App Check is not set up. */
export function appCheckToken(): Promise<string | undefined> {
  firebaseApp();
  return attestation();
}
